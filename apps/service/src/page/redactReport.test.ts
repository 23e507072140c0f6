import { expect, it } from 'vitest';
import { redactReport } from './redactReport.ts';

it('SYS-05 keeps the violated rule and its place in a policy report, and removes tokens', () => {
  const legacy = {
    'csp-report': {
      'document-uri': 'https://site.example/?token=SECRET&lang=EN',
      'blocked-uri': 'https://evil.example/x.js?code=SECRET#SECRET',
      'source-file': 'https://site.example/assets/entry.js?SECRET',
      referrer: 'https://site.example/login?code=SECRET',
      'violated-directive': 'script-src',
      'script-sample': 'fetch("/x?token=SECRET")',
      'original-policy': "script-src 'nonce-SECRET'",
      'line-number': 12,
    },
  };
  const modern = [
    {
      type: 'csp-violation',
      age: 3,
      url: 'https://site.example/?token=SECRET',
      user_agent: 'SECRET',
      body: { documentURL: 'https://site.example/?a=SECRET', effectiveDirective: 'img-src', sample: 'SECRET', lineNumber: 4 },
    },
  ];
  expect(JSON.stringify(redactReport([legacy, modern]))).not.toContain('SECRET');
  expect(redactReport(legacy)).toEqual({
    'csp-report': {
      'document-uri': 'https://site.example/',
      'blocked-uri': 'https://evil.example/x.js',
      'source-file': 'https://site.example/assets/entry.js',
      referrer: 'https://site.example/login',
      'violated-directive': 'script-src',
      'line-number': 12,
    },
  });
  expect(redactReport(modern)).toEqual([
    {
      type: 'csp-violation',
      age: 3,
      url: 'https://site.example/',
      body: { documentURL: 'https://site.example/', effectiveDirective: 'img-src', lineNumber: 4 },
    },
  ]);
});

it.each([undefined, 'no json', 7, null])('leaves %j unchanged', (report) => {
  expect(redactReport(report)).toBe(report);
});

it('SYS-05 keeps only the scheme of a data address', () => {
  expect(redactReport({ 'blocked-uri': 'data:text/html,SECRET' })).toEqual({ 'blocked-uri': 'data:' });
});
