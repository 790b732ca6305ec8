/** How this browser can draw in 3D: not at all, by the processor alone, or well. */
export type Means = "none" | "slow" | "good";

export function means3D(): Means {
  try {
    const context = document.createElement("canvas").getContext("webgl2");
    if (!context) return "none";
    const info = context.getExtension("WEBGL_debug_renderer_info");
    const by = info ? String(context.getParameter(info.UNMASKED_RENDERER_WEBGL)) : "";
    context.getExtension("WEBGL_lose_context")?.loseContext();
    return /swiftshader|llvmpipe|software/i.test(by) ? "slow" : "good";
  } catch {
    return "none";
  }
}
