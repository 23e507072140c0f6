import { VendorRefusal } from './VendorRefusal.ts';

const REQUEST_TIMEOUT = 408;
const TOO_MANY_REQUESTS = 429;

/** Sends a request to a vendor. Throws a `VendorRefusal` for an answer that refuses it, and another error when it cannot be answered now. */
export async function askVendor(url: string, request: RequestInit & { signal: AbortSignal }): Promise<Response> {
  const reply = await fetch(url, request);
  if (reply.ok) return reply;
  const { status } = reply;
  const message = `${url} answered ${status}.`;
  await reply.body?.cancel();
  throw status < 500 && status !== REQUEST_TIMEOUT && status !== TOO_MANY_REQUESTS ? new VendorRefusal(message) : new Error(message);
}
