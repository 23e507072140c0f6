import type { FieldFault } from '@site/rules/registration';

const faults: readonly string[] = [
  'required',
  'tooShort',
  'tooLong',
  'different',
  'tooCommon',
  'sameAsName',
  'tooEasy',
  'mixedScript',
  'hiddenSign',
  'tooYoung',
] satisfies FieldFault[];

/** Converts the service's rule to a fault; rules without a message of their own become a pattern fault. */
export const readFault = (rule: string | undefined): FieldFault => (rule && faults.includes(rule) ? (rule as FieldFault) : 'pattern');
