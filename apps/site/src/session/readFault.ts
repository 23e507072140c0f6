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

/** What the service found wrong with a field. By a rule that has no words of its own, it is not as the field's pattern has it. */
export const readFault = (rule: string | undefined): FieldFault => (rule && faults.includes(rule) ? (rule as FieldFault) : 'pattern');
