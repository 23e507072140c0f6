import { createHash, createSign, generateKeyPairSync, type KeyObject, randomBytes } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest();
const base64url = (data: Uint8Array) => Buffer.from(data).toString('base64url');

/** Flags of authenticator data: user present and verified; new key attached. Source: WebAuthn §6.1. */
const PRESENT_AND_VERIFIED = 0x05;
const ATTESTED = 0x40;

/** A software passkey that answers as browsers do. Source: WebAuthn §6. */
export class SoftAuthenticator {
  readonly id = base64url(randomBytes(16));
  readonly #privateKey: KeyObject;
  readonly #coseKey: Uint8Array;
  #counter = 0;

  constructor() {
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
    this.#privateKey = privateKey;
    this.#coseKey = isoCBOR.encode(
      new Map<number, number | Uint8Array>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
        [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
      ]),
    );
  }

  /** Returns the result of `navigator.credentials.create`. */
  create({ challenge, rp }: { challenge: string; rp: { id: string } }, origin: string) {
    const id = Buffer.from(this.id, 'base64url');
    const length = Buffer.alloc(2);
    length.writeUInt16BE(id.length);
    const authData = Buffer.concat([this.#data(rp.id, PRESENT_AND_VERIFIED | ATTESTED), Buffer.alloc(16), length, id, this.#coseKey]);
    const attestation = new Map<string, unknown>([
      ['fmt', 'none'],
      ['attStmt', new Map()],
      ['authData', new Uint8Array(authData)],
    ]);
    return this.#credential({
      clientDataJSON: clientData('webauthn.create', challenge, origin),
      attestationObject: base64url(isoCBOR.encode(attestation as never)),
    });
  }

  /** Returns the result of `navigator.credentials.get`. */
  get({ challenge, rpId }: { challenge: string; rpId: string }, origin: string) {
    this.#counter += 1;
    const authData = this.#data(rpId, PRESENT_AND_VERIFIED);
    const clientDataJSON = clientData('webauthn.get', challenge, origin);
    const signed = Buffer.concat([authData, sha256(Buffer.from(clientDataJSON, 'base64url'))]);
    return this.#credential({
      clientDataJSON,
      authenticatorData: base64url(authData),
      signature: createSign('sha256').update(signed).sign(this.#privateKey, 'base64url'),
    });
  }

  #data(rpId: string, flags: number): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.#counter);
    return Buffer.concat([sha256(rpId), Buffer.from([flags]), counter]);
  }

  #credential<Response>(response: Response) {
    return { id: this.id, rawId: this.id, type: 'public-key' as const, response, clientExtensionResults: {} };
  }
}

const clientData = (type: string, challenge: string, origin: string) =>
  Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false })).toString('base64url');
