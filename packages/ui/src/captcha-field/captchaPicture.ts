/** A sample captcha for stories: drawn with paths, so that it looks the same on every machine. */
export const captchaPicture = `data:image/svg+xml,${encodeURIComponent(`
<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 150 50" fill="none" stroke-linecap="round" stroke-linejoin="round">
  <rect width="150" height="50" fill="#EDE4CF"/>
  <path d="M-5 34C30 4 60 48 95 18S140 30 160 12" stroke="#B98A34" stroke-width="2" opacity=".7"/>
  <path d="M-5 12C35 40 70 2 110 36S150 20 160 30" stroke="#7A4B96" stroke-width="1.5" opacity=".6"/>
  <g stroke-width="4.5">
    <path transform="rotate(-9 24 26)" d="M14 38V13l16 25V13" stroke="#7C2D12"/>
    <path transform="rotate(7 58 25)" d="M48 14h18L53 38" stroke="#1E3A8A"/>
    <path transform="rotate(-5 92 26)" d="M84 13v25M84 26l14-13M88 23l12 15" stroke="#14532D"/>
    <path transform="rotate(10 124 25)" d="M128 13l-12 16h18M128 20v19" stroke="#7A1040"/>
  </g>
</svg>`)}`;
