import type { ProfileField } from '@site/api/profile';

/** Column of `account_profile` that holds a field. */
export const fieldColumns = {
  telegram: 'telegram',
  whatsapp: 'whatsapp',
  line: 'line',
  zalo: 'zalo',
  facebook: 'facebook',
  wechat: 'wechat',
  qqNum: 'qq_num',
  addresses: 'addresses',
  occupation: 'occupation',
  sourceOfIncome: 'source_of_income',
} as const satisfies Record<ProfileField, string>;
