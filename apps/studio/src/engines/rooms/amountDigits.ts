import { z } from 'zod';

/** A positive amount of minor units as digits. */
export const amountDigits = z.string().regex(/^[1-9]\d{0,17}$/);
