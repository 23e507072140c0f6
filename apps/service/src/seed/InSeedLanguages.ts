/** Texts in each language of the demo's content. Other languages are shown the brand's default, otherwise English. Source: I18-02. */
export type InSeedLanguages<Words> = Record<'EN' | 'BN' | 'AR' | 'VI' | 'CN', Words>;
