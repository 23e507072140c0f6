import type { RefusalCode } from '@site/api/refusals';

/** Why a call did not answer as hoped; its wording is `error.<code>`. */
export type FailureCode = RefusalCode | 'networkAbnormal';

/** What is loaded is replaced and never changed, so stores hold it as `observableRef`: wrapping each game of a lobby takes MobX as long as showing it. */
export type Load<T> = { state: 'loading' } | { state: 'ready'; value: T } | { state: 'failed'; code: FailureCode };

export const loading = { state: 'loading' } as const;

export const ready = <T>(value: T): Load<T> => ({ state: 'ready', value });
