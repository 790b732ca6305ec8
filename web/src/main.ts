import "@fontsource-variable/source-sans-3/wght.css";
import "@fontsource-variable/unbounded/wght.css";
import "./tokens.css";
