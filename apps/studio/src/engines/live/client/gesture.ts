import type { Pace } from '../../tables/client/Pace.ts';

const MS = 420;

/** Moves the arm with which the dealer deals, once. */
export async function gesture(pace: Pace): Promise<void> {
  const arm = document.querySelector('.dealer-arm');
  if (!arm) return;
  await pace.move(
    arm,
    [
      { transform: 'none' },
      { transform: 'translate(-16px, -14px) rotate(7deg)', offset: 0.35, easing: 'ease-out' },
      { transform: 'translate(-34px, 6px) rotate(-5deg)', offset: 0.62 },
      { transform: 'none' },
    ],
    { duration: MS, easing: 'ease-in-out' },
  );
}
