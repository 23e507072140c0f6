import { expect, it } from 'vitest';
import { isPushService } from './isPushService.ts';

const hosts = ['push.example.com', 'localhost:4999'];

it.each([
  ['https://push.example.com/send/1', true],
  ['https://eu.push.example.com/send/1', true],
  ['http://localhost:4999/send/1', true],
  ['http://push.example.com/send/1', false],
  ['https://push.example.com:8443/send/1', false],
  ['https://evilpush.example.com/send/1', false],
  ['https://push.example.com.evil.test/', false],
  ['https://push.example.com@evil.test/', false],
  ['https://user@push.example.com/', false],
  ['http://localhost/', false],
  ['http://127.0.0.1:4999/', false],
  ['file:///etc/passwd', false],
  ['', false],
])('MEM-08 a push message to %s is sent: %s', (endpoint, isSent) => {
  expect(isPushService(endpoint, hosts)).toBe(isSent);
});
