/** Values shared by the examples of several calls. */

export const ticket = 'Tm90QVJlYWxUaWNrZXQtb25seS1hbi1leGFtcGxlLTEyMw'.slice(0, 43);
export const transferId = '0b9fd1a6-0b1c-4f2e-9d0e-2f6f0c3f7a11';
export const favourite = { nodeId: 1, vendor: 'PG', gameType: 'RNG' } as const;
export const team = { from: '2026-01-01', to: '2026-01-31' };
export const account = {
  username: 'newplayer',
  password: 'Sunrise#2026',
  confirmPassword: 'Sunrise#2026',
  login: true,
  registerUrl: 'https://play.example/register',
  registerMethod: 'WEB',
  agreed: true,
} as const;
export const passkey = {
  id: 'AQIDBA',
  rawId: 'AQIDBA',
  type: 'public-key',
  clientExtensionResults: {},
} as const;
/** A white pixel. */
export const picture = new File(
  [
    Uint8Array.from(atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGP4DwABAQEAsTj2FAAAAABJRU5ErkJggg=='), (sign) =>
      sign.charCodeAt(0),
    ),
  ],
  'receipt.png',
  { type: 'image/png' },
);
