import { SiteFooter } from '@site/ui/SiteFooter';

export default function Example() {
  return (
    <SiteFooter
      responsible={{
        title: 'Play within your limits',
        text: 'Decide before you start. Limits apply at once; raising them takes a day.',
        minAge: 18,
        links: [
          { label: 'Set limits', href: '#limits' },
          { label: 'Take a break', href: '#break' },
        ],
      }}
      columns={[
        { title: 'Play', links: [{ label: 'Slots', href: '#slots' }] },
        { title: 'Rewards', links: [{ label: 'Promotions', href: '#promotions' }] },
        { title: 'Company', links: [{ label: 'Help centre', href: '#help' }] },
        { title: 'Legal', links: [{ label: 'Terms', href: '#terms' }] },
      ]}
      vendors={{ label: 'Vendors', names: ['Lantern Works', 'Ninth Pond', 'Low Water'] }}
      copyright="© 2026 Marquee"
      note="Play money only."
    />
  );
}
