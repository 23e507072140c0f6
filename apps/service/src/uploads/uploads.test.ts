import { type Client } from '@site/api/client';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { deleteExpired } from '../jobs/deleteExpired.ts';
import { ruleEngines } from '../testing/openTestDatabase.ts';
import { startService, type TestService } from '../testing/startService.ts';
import { claimUploads } from './claimUploads.ts';
import { readUpload } from './readUpload.ts';

const DAY_MS = 24 * 60 * 60_000;
const MEBIBYTE = 1024 * 1024;

const drawn = (width = 60, height = 40) => sharp({ create: { width, height, channels: 3, background: '#c86420' } });
const fileOf = (bytes: Uint8Array, name = 'receipt.png') => new File([new Uint8Array(bytes)], name);

/** A png whose header promises more pixels than it has. */
async function promising(side: number): Promise<Buffer> {
  const png = await drawn().png().toBuffer();
  png.writeUInt32BE(side, 16);
  png.writeUInt32BE(side, 20);
  return png;
}

describe.each(ruleEngines)('REG-10 uploads on %s', (engine) => {
  let service: TestService;
  let client: Client;
  let accountId: number;
  beforeAll(async () => {
    service = await startService({ engine });
    const account = service.services.db.selectFrom('account').where('username', '=', 'player01').where('merchant', '=', 'marquee');
    ({ id: accountId } = await account.select('id').executeTakeFirstOrThrow());
  });
  afterAll(() => service.close());
  beforeEach(async () => {
    for (const table of ['rate_window', 'upload'] as const) await service.services.db.deleteFrom(table).execute();
    client = await service.clientOf('player01');
  });

  const send = (bytes: Uint8Array, name?: string) => client('upload', { for: 'receipt', image: fileOf(bytes, name) });
  const stored = () => service.services.db.selectFrom('upload').selectAll().execute();
  async function sent(): Promise<string> {
    const reply = await send(await drawn().png().toBuffer());
    if (!reply.ok) throw new Error(reply.code);
    return reply.value.uploadId;
  }
  const claim = (uploadIds: string[], { of = accountId, use = 'receipt' }: { of?: number; use?: 'receipt' | 'document' } = {}) =>
    service.services.db
      .transaction()
      .execute((tx) => claimUploads(tx, { accountId: of, uploadIds, use, now: new Date() }))
      .then(
        () => 'claimed',
        (error: Error) => error.message,
      );

  it('REG-10 a picture is written anew, without place, camera and whatever follows it', async () => {
    const exif = { IFD0: { Copyright: 'secret-camera' }, IFD3: { GPSLatitude: '10/1 46/1 0/1', GPSLatitudeRef: 'N' } };
    const photo = await drawn(3000, 2000).jpeg().withExif(exif).toBuffer();
    expect(photo.includes('secret-camera')).toBe(true);
    const page = Buffer.from('<script>alert(1)</script><?php system("id"); ?>');
    const reply = await send(Buffer.concat([photo, page]), '../../etc/passwd.html');
    expect(reply).toMatchObject({ ok: true, value: { preview: expect.stringMatching(/^data:image\/jpeg;base64,/) as string } });
    const [{ image, account_id }] = (await stored()) as [Awaited<ReturnType<typeof stored>>[0]];
    const { format, width, height, exif: left, icc } = await sharp(image).metadata();
    expect([account_id, format, width, height, left, icc]).toEqual([accountId, 'jpeg', 2400, 1600, undefined, undefined]);
    for (const part of ['secret-camera', '<script', 'GPS', 'php']) expect(image.includes(part)).toBe(false);
  });

  it.each<[what: string, bytes: () => Uint8Array | Promise<Uint8Array>, code?: string]>([
    ['a page', () => Buffer.from('<html><script>alert(1)</script>')],
    ['an SVG', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')],
    ['a page behind the first bytes of a png', () => Buffer.from('\u0089PNG\r\n\u001A\n<script>alert(1)</script>', 'latin1')],
    ['a GIF', () => drawn().gif().toBuffer()],
    ['a WebP', () => drawn().webp().toBuffer()],
    ['half of a png', async () => (await drawn(600, 400).png({ compressionLevel: 0 }).toBuffer()).subarray(0, 2000)],
    ['a png of 50,000 by 50,000 pixels', () => promising(50_000)],
    ['nothing', () => new Uint8Array()],
    ['a byte more than 5 MB', () => Buffer.alloc(5 * MEBIBYTE + 1, 0xff), 'tooLarge'],
    ['6 MB', () => Buffer.alloc(6 * MEBIBYTE, 0xff), 'tooLarge'],
  ])('REG-10 refuses %s, whatever its name, and stores nothing', async (_what, bytes, code = 'invalidInput') => {
    expect(await send(await bytes())).toMatchObject({ ok: false, code });
    expect(await stored()).toEqual([]);
  });

  it('REG-10 takes one picture at a time, in parts only', async () => {
    const headers = { 'X-Module': 'WEB', 'X-Merchant': 'marquee', Authorization: `Bearer ${await service.tokenOf('player01')}` };
    const post = async (body: FormData | string, type?: string) => {
      const response = await fetch(`${service.url}/wps/uploads`, {
        method: 'POST',
        headers: { ...headers, ...(type && { 'Content-Type': type }) },
        body,
      });
      return ((await response.json()) as { value: unknown }).value;
    };
    const twice = new FormData();
    twice.set('for', 'receipt');
    for (const name of ['one.png', 'two.png']) twice.append('image', fileOf(await drawn().png().toBuffer(), name));
    expect(await post(twice)).toMatchObject({ field: 'image', rule: 'one' });
    expect(await post('{"for":"receipt","image":{}}', 'application/json')).toMatchObject({ field: 'Content-Type' });
    expect(await post('--x\r\nnothing', 'multipart/form-data; boundary=x')).toMatchObject({ field: 'body' });
    const text = new FormData();
    text.set('for', 'receipt');
    text.set('image', 'text');
    expect(await post(text)).toMatchObject({ field: 'image' });
    expect(await stored()).toEqual([]);
  });

  it('REG-10 a picture is claimed once, by its owner, for what it was sent for', async () => {
    const [first, second] = [await sent(), await sent()];
    expect(await readUpload(service.services.db, first)).toBeUndefined();
    for (const refused of [claim([]), claim([first], { use: 'document' }), claim([first], { of: accountId + 1 }), claim([first, first])])
      expect(await refused).toBe('invalidInput');
    const answers = await Promise.all([claim([first, second]), claim([second, first]), claim([first])]);
    expect(answers.filter((answer) => answer === 'claimed')).toHaveLength(1);
    expect(await readUpload(service.services.db, first)).toMatchObject({ accountId });
  });

  it('REG-10 a picture that nothing has claimed is deleted after a day', async () => {
    const [claimed, left] = [await sent(), await sent()];
    await claim([claimed]);
    await deleteExpired(service.services.db, new Date(Date.now() + DAY_MS - 60_000));
    expect((await stored()).map(({ id }) => id).toSorted()).toEqual([claimed, left].toSorted());
    await deleteExpired(service.services.db, new Date(Date.now() + DAY_MS + 60_000));
    expect((await stored()).map(({ id }) => id)).toEqual([claimed]);
  });
});
