/** Faults of a phone verification by a provider; worded at `phoneAuth.<fault>`. Source: ERR-11. */
export type PhoneAuthFault =
  | 'invalidPhoneNumber'
  | 'missingPhoneNumber'
  | 'tooManyRequests'
  | 'invalidCode'
  | 'captchaCheckFailed'
  | 'quotaExceeded'
  | 'operationNotAllowed'
  | 'codeExpired'
  | 'popupClosed'
  | 'unknown';

/** The provider's codes: those of its service in capitals, those of its script with the prefix `auth/`. */
const faults: Record<string, PhoneAuthFault> = {
  INVALID_PHONE_NUMBER: 'invalidPhoneNumber',
  'auth/invalid-phone-number': 'invalidPhoneNumber',
  MISSING_PHONE_NUMBER: 'missingPhoneNumber',
  'auth/missing-phone-number': 'missingPhoneNumber',
  TOO_MANY_ATTEMPTS_TRY_LATER: 'tooManyRequests',
  'auth/too-many-requests': 'tooManyRequests',
  INVALID_CODE: 'invalidCode',
  MISSING_CODE: 'invalidCode',
  INVALID_SESSION_INFO: 'invalidCode',
  MISSING_SESSION_INFO: 'invalidCode',
  'auth/invalid-verification-code': 'invalidCode',
  'auth/missing-verification-code': 'invalidCode',
  CAPTCHA_CHECK_FAILED: 'captchaCheckFailed',
  INVALID_RECAPTCHA_TOKEN: 'captchaCheckFailed',
  MISSING_RECAPTCHA_TOKEN: 'captchaCheckFailed',
  'auth/captcha-check-failed': 'captchaCheckFailed',
  'auth/unauthorized-domain': 'captchaCheckFailed',
  QUOTA_EXCEEDED: 'quotaExceeded',
  'auth/quota-exceeded': 'quotaExceeded',
  OPERATION_NOT_ALLOWED: 'operationNotAllowed',
  'auth/operation-not-allowed': 'operationNotAllowed',
  SESSION_EXPIRED: 'codeExpired',
  'auth/code-expired': 'codeExpired',
  'auth/popup-closed-by-user': 'popupClosed',
  'auth/cancelled-popup-request': 'popupClosed',
};

/** Maps a provider's code to a fault; the provider may append a sentence after a colon. */
export const phoneAuthFault = (code: string): PhoneAuthFault => faults[code.split(' : ')[0]?.trim() ?? ''] ?? 'unknown';
