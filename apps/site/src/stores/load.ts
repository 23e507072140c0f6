import type { RefusalCode } from '@site/api/refusals';

/** Why a call did not answer as hoped; its wording is `error.<code>`. */
export type FailureCode = RefusalCode | 'networkAbnormal';

export type Load<T> = { state: 'loading' } | { state: 'ready'; value: T } | { state: 'failed'; code: FailureCode };

export const loading = { state: 'loading' } as const;

export const ready = <T>(value: T): Load<T> => ({ state: 'ready', value });
