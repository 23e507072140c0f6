import { SectionHead } from '@site/ui/SectionHead';

export default function Example() {
  return (
    <section aria-labelledby="slots">
      <SectionHead title="Slots" titleId="slots" note="12 of 612 games" all={{ label: 'All slots', href: '#slots' }} />
    </section>
  );
}
