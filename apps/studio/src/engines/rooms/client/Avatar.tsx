const cloth = ['#2f6fde', '#c2356b', '#1f8f6a', '#b8741a', '#7a4bd0', '#0f8ea8'];
const hair = ['#2b1b12', '#d9a441', '#151922', '#8a3b1c', '#e6e0d4', '#4a2f56'];
const skin = ['#f2c9a0', '#c98f63', '#8a5a3a', '#e8b48a', '#a9714a', '#f5d7b8'];
const hairLines = [
  'M10 19C8 8 16 5 22 5s14 3 12 14c-2-5-5-7-12-7s-10 2-12 7Z',
  'M9 26C6 10 14 5 22 5s16 5 13 21c-2-3-2-8-3-12-6 1-14 0-18-4-2 5-3 12-5 16Z',
  'M11 17c1-8 6-12 11-12s10 4 11 12c-7-4-15-4-22 0Z',
  'M8 20C7 9 14 4 22 4s15 5 14 16l-4-7c-6-3-14-3-20 0Z',
  'M12 16c-2-7 4-11 10-11s12 4 10 11c-3-4-6-3-10-5-4 2-7 1-10 5Z',
  'M9 24c-3-13 5-19 13-19s16 6 13 19c-1-6-4-10-8-11-5 2-9 2-13 0-3 2-4 6-5 11Z',
];

/** A player's face, by seat; a bot is a machine, so that nobody takes it for a person. */
export function Avatar({ place, isBot }: { place: number; isBot: boolean }) {
  const at = place % cloth.length;
  return (
    <svg class="poker-avatar" viewBox="0 0 44 44" aria-hidden="true">
      <circle cx="22" cy="22" r="22" fill={isBot ? '#27324a' : '#f4ead8'} />
      {isBot ? (
        <>
          <path d="M22 6v6" stroke="#9fb4dd" stroke-width="2" />
          <circle cx="22" cy="6" r="2.4" fill={cloth[at]} />
          <rect x="10" y="12" width="24" height="19" rx="6" fill="#cdd8ee" />
          <rect x="13" y="17" width="18" height="8" rx="4" fill="#17203a" />
          <circle cx="18" cy="21" r="2" fill={cloth[at]} />
          <circle cx="26" cy="21" r="2" fill={cloth[at]} />
          <path d="M9 42c1-6 6-8 13-8s12 2 13 8a22 22 0 0 1-26 0Z" fill="#9fb0d2" />
        </>
      ) : (
        <>
          <path d="M6 37c3-6 9-8 16-8s13 2 16 8a22 22 0 0 1-32 0Z" fill={cloth[at]} />
          <path d="M18 25h8v6q-4 4-8 0Z" fill={skin[at]} />
          <ellipse cx="22" cy="19" rx="9.5" ry="11" fill={skin[at]} />
          <path d={hairLines[at]} fill={hair[at]} />
          <circle cx="18.4" cy="19.5" r="1.2" fill="#1c1410" />
          <circle cx="25.6" cy="19.5" r="1.2" fill="#1c1410" />
          <path d="M18.5 24.5q3.5 2.6 7 0" fill="none" stroke="#7a3326" stroke-width="1.3" stroke-linecap="round" />
        </>
      )}
    </svg>
  );
}
