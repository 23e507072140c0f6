import { defineMotif } from './defineMotif.ts';

/** A ship under full sail. */
export const ship = defineMotif({
  colorings: {
    pearl: 'crimson',
    crimson: 'gold',
    azure: 'gold',
    onyx: 'crimson',
    gold: 'royal',
    jade: 'gold',
    violet: 'gold',
    rose: 'teal',
  },
  paint: (main, accent) => ({
    sail: main.mid,
    sailShade: main.deep,
    sailLight: main.light,
    ink: main.dark,
    flag: accent.mid,
    flagShade: accent.deep,
    wood: '#B06A32',
    woodShade: '#6E3B18',
    woodLight: '#E0A25C',
  }),
  touches: {
    pearl: { sail: '#FFF6E2', sailShade: '#D8BE8C', sailLight: '#FFFFFF', ink: '#2A1408' },
    onyx: { sail: '#3F465E', sailShade: '#262A3A' },
  },
  draw({ sail, sailShade, sailLight, ink, flag, flagShade, wood, woodShade, woodLight }) {
    const masts = `
      <path d="M132 22V216M222 70V216" stroke="${woodShade}" stroke-width="11" stroke-linecap="round"/>
      <path d="M46 196L8 162" stroke="${woodShade}" stroke-width="9" stroke-linecap="round"/>`;
    const pennants = `
      <path d="M132 10C154 2 168 18 190 8V34C168 44 154 28 132 36Z" fill="${flag}"/><path d="M160 12C170 14 180 14 190 8V34C180 38 170 38 160 36Z" fill="${flagShade}"/>
      <path d="M222 56C236 50 246 60 260 54V74C246 80 236 70 222 76Z" fill="${flag}"/>`;
    const foresail = `
      <path d="M40 186C62 150 96 92 120 54C118 104 118 150 124 192C96 198 66 196 40 186Z" fill="${sail}"/>
      <path d="M120 54C118 104 118 150 124 192C108 195 92 196 76 194C100 150 114 100 120 54Z" fill="${sailShade}" opacity=".75"/>`;
    const mainsail = `
      <path d="M136 46C176 52 206 66 216 84C226 116 222 156 202 192C178 202 154 202 136 194C152 150 152 96 136 46Z" fill="${sail}"/>
      <path d="M176 56C198 62 211 73 216 84C226 116 222 156 202 192C192 196 182 199 172 200C194 156 196 104 176 56Z" fill="${sailShade}"/>
      <path d="M150 62C162 98 162 140 152 178" fill="none" stroke="${sailLight}" stroke-width="8" stroke-linecap="round"/>
      <path d="M178 100L186 118 206 120 191 133 196 152 179 142 162 152 167 133 152 120 171 118Z" fill="${flag}" stroke="${ink}" stroke-width="4" stroke-linejoin="round"/>`;
    const mizzen = `
      <path d="M228 92C254 98 274 112 278 128C284 152 278 174 264 194C248 200 236 198 226 194C238 160 240 124 228 92Z" fill="${sail}"/>
      <path d="M254 102C266 108 275 118 278 128C284 152 278 174 264 194L250 197C266 164 268 130 254 102Z" fill="${sailShade}"/>`;
    const hull = `
      <path d="M34 194C70 214 110 220 150 218H226L232 190H286L270 256C264 276 252 288 228 288H104C76 288 50 250 34 194Z" fill="${wood}"/>
      <path d="M150 218H226L232 190H286L270 256C264 276 252 288 228 288H150C196 274 220 246 222 218Z" fill="${woodShade}" opacity=".85"/>
      <path d="M38 202C72 222 112 230 150 228H230L236 200H282" fill="none" stroke="${woodLight}" stroke-width="9" stroke-linejoin="round"/>
      <path d="M60 248C92 258 130 260 160 258H262" fill="none" stroke="${ink}" stroke-opacity=".45" stroke-width="5"/>
      <g fill="${ink}"><rect x="104" y="236" width="18" height="16" rx="3"/><rect x="144" y="238" width="18" height="16" rx="3"/><rect x="184" y="238" width="18" height="16" rx="3"/><rect x="246" y="212" width="18" height="18" rx="3"/></g>
      <rect x="249" y="215" width="12" height="12" fill="#FFD86B"/>`;
    const waves = `
      <path d="M14 276Q36 254 60 274Q84 254 108 274Q132 254 156 274Q180 254 204 274Q228 254 252 274Q272 256 290 272L284 306H22Z" fill="#2C9BD8"/>
      <path d="M14 276Q36 254 60 274Q84 254 108 274Q132 254 156 274Q180 254 204 274Q228 254 252 274Q272 256 290 272" fill="none" stroke="#D8F6FF" stroke-width="6" stroke-linecap="round"/>
      <path d="M20 296Q44 280 68 294Q92 280 116 294Q140 280 164 294Q188 280 212 294Q236 280 260 294L284 290V306H22Z" fill="#1668A8"/>`;
    return masts + pennants + foresail + mizzen + mainsail + hull + waves;
  },
});
