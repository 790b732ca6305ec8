import { expect, it } from "vitest";
import { deviceId } from "./remembered";

it("names a browser as the room does", async () => {
  expect(await deviceId("https://push.example/ada")).toBe("KChkyWOgpfMihaB28YMrgA");
});
