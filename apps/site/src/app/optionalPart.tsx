// oxlint-disable-next-line no-restricted-imports -- a chunk that does not come is no failure here
import { type ComponentType, lazy, Suspense } from 'react';

/** Returns a component that renders `Without` until its chunk has loaded, and keeps it when loading fails. @default nothing */
export function optionalPart<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  Without: ComponentType<Props> = Nothing,
): ComponentType<Props> {
  const Part = lazy(() => load().catch((): { default: ComponentType<Props> } => ({ default: Without })));
  return function OptionalPart(props: Props) {
    return (
      <Suspense fallback={<Without {...props} />}>
        <Part {...props} />
      </Suspense>
    );
  };
}

const Nothing = () => null;
