import { expect, it } from 'vitest';
import words from '../../../locales/EN/registration.json' with { type: 'json' };
import { phoneAuthFault } from './phoneAuth.ts';

it.each([
  ['invalid phone number format', 'INVALID_PHONE_NUMBER : TOO_SHORT', 'auth/invalid-phone-number', 'invalidPhoneNumber'],
  ['missing phone number', 'MISSING_PHONE_NUMBER', 'auth/missing-phone-number', 'missingPhoneNumber'],
  ['too many requests', 'TOO_MANY_ATTEMPTS_TRY_LATER : ', 'auth/too-many-requests', 'tooManyRequests'],
  ['unknown error', 'SOMETHING_NEW', 'auth/internal-error', 'unknown'],
  ['invalid verification code', 'INVALID_CODE', 'auth/invalid-verification-code', 'invalidCode'],
  ['missing verification code', 'MISSING_CODE', 'auth/missing-verification-code', 'invalidCode'],
  ['reCaptcha check failed', 'CAPTCHA_CHECK_FAILED : Hostname match not found', 'auth/captcha-check-failed', 'captchaCheckFailed'],
  ['quota exceeded', 'QUOTA_EXCEEDED : Exceeded daily quota', 'auth/quota-exceeded', 'quotaExceeded'],
  ['operation not allowed', 'OPERATION_NOT_ALLOWED', 'auth/operation-not-allowed', 'operationNotAllowed'],
  ['code expired', 'SESSION_EXPIRED', 'auth/code-expired', 'codeExpired'],
  ['popup closed by user', 'auth/popup-closed-by-user', 'auth/cancelled-popup-request', 'popupClosed'],
] as const)('ERR-11 %s has its wording', (_error, ofService, ofScript, fault) => {
  expect([phoneAuthFault(ofService), phoneAuthFault(ofScript)]).toEqual([fault, fault]);
  expect(words[`phoneAuth.${fault}`]).toBeTruthy();
});
