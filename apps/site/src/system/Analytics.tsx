import { ConsentBar } from '@site/ui/ConsentBar';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { useStores } from '../stores/StoresContext';
import { useGo } from '../useGo';

/** What a person has said to having visits counted: kept for good. */
const CONSENT = 'analytics';

/**
 * Counts visits of pages for the brand, of whoever has agreed to it: the path, the language and the brand, nothing that tells who. A
 * browser that asks not to be followed is not even asked.
 *
 * Source: SYS-16.
 */
export default function Analytics({ endpoint }: { endpoint: string }) {
  const { t } = useTranslation('content');
  const { system } = useStores();
  const { pathname } = useLocation();
  const go = useGo();
  const [consent, setConsent] = useState(() => (asksForPrivacy() ? 'no' : localStorage.getItem(CONSENT)));
  const { language, brand } = system;
  useEffect(() => {
    if (consent === 'yes') navigator.sendBeacon(endpoint, JSON.stringify({ page: pathname, language, merchant: brand.merchant }));
  }, [consent, endpoint, pathname, language, brand]);

  if (consent !== null) return null;
  const answer = (said: 'yes' | 'no') => {
    localStorage.setItem(CONSENT, said);
    setConsent(said);
  };
  return (
    <ConsentBar
      text={t('analytics.text', { brand: brand.name })}
      more={{ label: t('analytics.more'), href: '/help#term' }}
      labels={{ region: t('analytics.region'), agree: t('analytics.agree'), refuse: t('analytics.refuse') }}
      onNavigate={go}
      onAgree={() => answer('yes')}
      onRefuse={() => answer('no')}
    />
  );
}

const asksForPrivacy = () =>
  (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true || navigator.doNotTrack === '1';
