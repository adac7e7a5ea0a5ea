import { type ComponentType, h } from "preact";
import { render } from "preact-render-to-string";

/** Renders React components in the Worker: the server side of a renderer of Astro's. */
const renderer = {
  name: "worker-islands",
  check: (component: unknown) => typeof component === "function",
  renderToStaticMarkup: (component: ComponentType<object>, props: object) => ({
    html: render(h(component, props)),
  }),
};

export default renderer;
