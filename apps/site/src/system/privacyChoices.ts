/** Behind any address it opens the question whether visits may be counted, as it was answered so far. Source: SYS-16. */
export const PRIVACY_CHOICES = '#privacy';
