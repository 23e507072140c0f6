import type { RefusalCode, RefusalDetails } from '@site/api/refusals';

/** Why a call did not answer as hoped; its wording is `error.<code>`. */
export type FailureCode = RefusalCode | 'networkAbnormal';

/** What is loaded is replaced and never changed, so stores hold it as `observableRef`: wrapping each game of a lobby takes MobX as long as showing it. */
export type Load<T> = { state: 'loading' } | { state: 'ready'; value: T } | Failed;

interface Failed {
  state: 'failed';
  code: FailureCode;
  /** Under which the service's log has it. */
  reference?: string | undefined;
}

export const loading = { state: 'loading' } as const;

/** Of a reply that brought nothing. */
export const failed = ({ code, details }: { code: FailureCode; details: RefusalDetails }): Failed => ({
  state: 'failed',
  code,
  reference: details.reference,
});

export const ready = <T>(value: T): Load<T> => ({ state: 'ready', value });
