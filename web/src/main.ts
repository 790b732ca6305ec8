import "./tokens.css";
import "./fonts.css";
import "./base.css";
import "./theme.svelte";
import { mount } from "svelte";
import App from "./App.svelte";
import { register } from "./called/register";

mount(App, { target: document.getElementById("room")! });
register();
