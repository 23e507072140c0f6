import { z } from 'zod';
import { defineCall } from './call.ts';
import * as sample from './samples.ts';

/** Names what a picture is sent for: the call that takes its id. */
export const uploadUse = z.enum(['receipt', 'proof', 'document', 'activity', 'feedback']);
export type UploadUse = z.infer<typeof uploadUse>;

/** Size of a picture as it is sent, in bytes. */
export const MAX_UPLOAD_BYTES = 5 * 1024 * 1024;

/** Takes one picture. Source: REG-10. */
export const upload = defineCall({
  method: 'POST',
  path: '/wps/uploads',
  multipart: true,
  summary: 'Takes a picture, for a call that names it by its id',
  note: 'A png or jpg by its content, up to 5 MB and 50 million pixels. It is kept as a new jpg, without what the file told of its camera and place. One that no call has named for a day is deleted. `preview` is a small picture as a `data:` address.',
  example: { for: 'receipt', image: sample.picture },
  session: 'required',
  account: 'real',
  input: z.object({ for: uploadUse, image: z.file() }),
  output: z.object({ uploadId: z.uuid(), preview: z.string() }),
  refusals: ['tooLarge'],
  perHour: 30,
});
