import { type ComponentType, h } from "preact";
import { render } from "preact-render-to-string";

/** Draws React components into pages of the Worker, in place of the server side of `@astrojs/react`. */
const renderer = {
  name: "@astrojs/react",
  check: (component: unknown) => typeof component === "function",
  renderToStaticMarkup: (component: ComponentType<object>, props: object) => ({
    html: render(h(component, props)),
  }),
};

export default renderer;
