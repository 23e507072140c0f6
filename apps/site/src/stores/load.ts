import type { RefusalCode, RefusalDetails } from '@site/api/refusals';

/** Failure of a call; worded at `<code>` in `failure`. */
export type FailureCode = RefusalCode | 'networkAbnormal';

/**
 * Loaded values are replaced and never changed, so stores hold them as `observableRef`: wrapping each game of a lobby takes MobX as long as
 * rendering it.
 */
export type Load<T> = { state: 'loading' } | { state: 'ready'; value: T } | Failed;

interface Failed {
  state: 'failed';
  code: FailureCode;
  /** Reference of the entry in the service's log. */
  reference?: string | undefined;
}

export const loading = { state: 'loading' } as const;

/** Returns the state of a failed reply. */
export const failed = ({ code, details }: { code: FailureCode; details: RefusalDetails }): Failed => ({
  state: 'failed',
  code,
  reference: details.reference,
});

export const ready = <T>(value: T): Load<T> => ({ state: 'ready', value });
