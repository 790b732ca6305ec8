import { expect, it } from "vitest";
import { bytes, creation, deviceName, obstacle, request, text } from "./passkeys";

const fine = {
  location: { hostname: "room.example" },
  isSecureContext: true,
  PublicKeyCredential: {},
};

it("says where there can be no passkeys, and why", () => {
  expect(obstacle(fine)).toBeNull();
  expect(obstacle({ ...fine, location: { hostname: "localhost" } })).toBeNull();
  expect(obstacle({ ...fine, location: { hostname: "127.0.0.1" } })).toBe("address");
  expect(obstacle({ ...fine, location: { hostname: "[::1]" } })).toBe("address");
  expect(obstacle({ ...fine, isSecureContext: false })).toBe("http");
  expect(obstacle({ ...fine, PublicKeyCredential: undefined })).toBe("browser");
});

it("turns bytes into base64url and back", () => {
  const all = Uint8Array.from({ length: 256 }, (_, byte) => byte);
  expect(bytes(text(all.buffer))).toEqual(all);
  expect(text(Uint8Array.from([251, 255]).buffer)).toBe("-_8");
});

it("reads what the server wants of a passkey", () => {
  const made = creation({
    challenge: "AQI",
    user: { id: "Aw", name: "Ada", displayName: "Ada" },
    excludeCredentials: [{ id: "BA" }],
  });
  expect(made.challenge).toEqual(Uint8Array.from([1, 2]));
  expect(made.user.id).toEqual(Uint8Array.from([3]));
  expect(made.excludeCredentials).toEqual([{ id: Uint8Array.from([4]), type: "public-key" }]);
  expect(request({ challenge: "AQI" }).allowCredentials).toEqual([]);
});

it("names a device by what its browser says of it", () => {
  expect(deviceName("Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)")).toBe("iPhone");
  expect(deviceName("Mozilla/5.0 (Linux; Android 15)")).toBe("Android");
  expect(deviceName("Mozilla/5.0 (X11; Linux x86_64)")).toBe("Linux");
  expect(deviceName("")).toBe("");
});
