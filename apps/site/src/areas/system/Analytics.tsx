import { ConsentBar } from '@site/ui/ConsentBar';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { useStores } from '../../stores/StoresContext';
import { useNavigateTo } from '../../app/useNavigateTo';
import { PRIVACY_CHOICES } from './privacyChoices';

/** Storage key of the visitor's consent to analytics. */
const CONSENT = 'analytics';
type Consent = 'yes' | 'no';

/**
 * Counts page views for the brand after consent: path, language and brand, no personal data. Browsers with Do Not Track are not asked, but
 * may consent; every choice can be changed.
 *
 * Source: SYS-16.
 */
export default function Analytics({ endpoint }: { endpoint: string }) {
  const { t } = useTranslation('content');
  const { system } = useStores();
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const go = useNavigateTo();
  const [consent, setConsent] = useState(readConsent);
  const isAskedFor = hash === PRIVACY_CHOICES;
  const { language, brand } = system;
  useEffect(() => {
    if (consent === 'yes') navigator.sendBeacon(endpoint, JSON.stringify({ page: pathname, language, merchant: brand.merchant }));
  }, [consent, endpoint, pathname, language, brand]);

  if (consent && !isAskedFor) return null;
  const answer = (said: Consent) => {
    localStorage.setItem(CONSENT, said);
    setConsent(said);
    if (isAskedFor) void navigate(pathname + search, { replace: true });
  };
  return (
    <ConsentBar
      key={String(isAskedFor)}
      hasFocus={isAskedFor}
      text={t(`analytics.${consent ?? 'text'}`, { brand: brand.name })}
      more={{ label: t('analytics.more'), href: '/help#term' }}
      labels={{ region: t('analytics.region'), agree: t('analytics.agree'), refuse: t('analytics.refuse') }}
      onNavigate={go}
      onAgree={() => answer('yes')}
      onRefuse={() => answer('no')}
    />
  );
}

function readConsent(): Consent | undefined {
  const said = localStorage.getItem(CONSENT);
  if (said === 'yes' || said === 'no') return said;
  return asksForPrivacy() ? 'no' : undefined;
}

const asksForPrivacy = () =>
  (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true || navigator.doNotTrack === '1';
