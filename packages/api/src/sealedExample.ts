/** A program that logs in with an encrypted body. It runs unchanged against the demo, with the library `jose`. */
export const sealedCallExample = `import { CompactEncrypt, importJWK } from 'jose';

const service = process.env.SERVICE ?? 'http://localhost:4300';
const headers = { 'X-Module': 'WEB', 'X-Merchant': 'marquee', 'Accept-Language': 'en' };

const permission = await fetch(service + '/wps/system/permission', { headers });
const { kid, jwk } = (await permission.json()).value.encKey;

const path = '/wps/session/login';
const parameters = { username: 'player01', password: process.env.PASSWORD ?? 'Marquee#2026' };
const claims = { iat: Math.floor(Date.now() / 1000), jti: crypto.randomUUID(), path };
const body = await new CompactEncrypt(new TextEncoder().encode(JSON.stringify({ ...parameters, ...claims })))
  .setProtectedHeader({ alg: 'ECDH-ES', enc: 'A256GCM', kid })
  .encrypt(await importJWK(jwk, 'ECDH-ES'));

const reply = await fetch(service + path, { method: 'POST', headers: { ...headers, 'Content-Type': 'application/jose' }, body });
console.log(JSON.stringify(await reply.json()));
`;
