import type { ReactNode } from 'react';
import { EmptyStage } from '../illustration/EmptyStage';
import { StatusScreen } from './StatusScreen';

export interface NotFoundScreenProps {
  /** The brand's mark; with it the screen is a whole page. */
  logo?: ReactNode;
  /** Its words, in the language of the page. */
  labels: { title: string; text: string };
  /** The way home, and others worth offering. */
  actions: ReactNode;
}

/** An address that leads nowhere, and the ways on. */
export function NotFoundScreen({ logo, labels, actions }: NotFoundScreenProps) {
  return <StatusScreen logo={logo} illustration={<EmptyStage />} title={labels.title} text={labels.text} actions={actions} />;
}
