/** Fragment that opens the consent to analytics, with the current choice. Source: SYS-16. */
export const PRIVACY_CHOICES = '#privacy';
