import { type ComponentType, h } from "preact";
import { render } from "preact-render-to-string";

/** Renders React components in the Worker, in place of the server side of `@astrojs/react`. */
const renderer = {
  name: "@astrojs/react",
  check: (component: unknown) => typeof component === "function",
  renderToStaticMarkup: (component: ComponentType<object>, props: object) => ({
    html: render(h(component, props)),
  }),
};

export default renderer;
