import { type BallsFormat, drums } from './balls.ts';
import { isLotto, isOfBalls } from './drawResult.ts';
import { type EndingsFormat, tiers } from './endings.ts';
import type { OfficialSchedule } from './drawGames.ts';
import type { DrawsTheme } from './wire.ts';

/** Digits of the longest number that a format draws; each has a window. */
const WINDOWS: Record<EndingsFormat, number> = { north: 5, south: 6 };

/**
 * Returns the markup of a hall in which lots are drawn, and of the slip on which lines are marked. The board of numbers, the lines and the
 * results are added in the browser.
 */
export function hallMarkup({ name, station, game: { format, schedule } }: DrawsTheme, word: (key: string) => string): string {
  const kind =
    schedule.kind === 'fast'
      ? word(`draws.every.${schedule.everyMs / 1000}`)
      : `${daysText(schedule, word)} <b dir="ltr">${schedule.at}</b>`;
  return `<div class="lottery" id="lottery" data-format="${format}">
<section class="hall" aria-label="${word('draws.hall')}">
<img class="hung-sign" src="/art/symbol/${name}/sign.svg" alt="" width="640" height="120">
<div class="hall-face">
<div class="hall-head">
<p class="hall-name"><b>${station ?? word(`draws.format.${format}`)}</b><span>${kind}</span><span><span>${word('draws.draw')}</span> <bdi class="figure" id="numero"></bdi></span></p>
<p class="hall-clock" id="clock"><span id="clock-label"></span><b class="figure" id="clock-time" dir="ltr"></b></p>
</div>
${isLotto(format) ? `<dl class="jackpots" id="jackpots" aria-label="${word('draws.jackpot')}"></dl>` : ''}
<div class="fuse" aria-hidden="true"><i id="fuse"></i></div>
${isOfBalls(format) ? machineMarkup(format, name, word) : `${tumblerMarkup(format, name)}${prizesMarkup(format, word)}`}
</div>
<details class="past" id="past"><summary>${word('draws.past')}</summary><ol id="past-list"></ol></details>
</section>
<div class="papers">
<section class="slip receipt" id="held-part" aria-labelledby="held-title" hidden><p class="slip-title"><span id="held-title"></span><b class="figure" id="held-won"></b></p><ol id="held" tabindex="0" aria-labelledby="held-title"></ol></section>
<section class="slip" aria-label="${word('draws.slip')}">
<div class="slip-plays" id="plays" role="group" aria-label="${word('draws.plays')}"></div>
<p class="slip-odds" id="odds" role="status"></p>
<div class="slip-board" id="board" dir="ltr"></div>
<div class="slip-quick"><button class="slip-button" type="button" id="quick">${word('draws.quick')}</button><button class="slip-button" type="button" id="quick5">${word('draws.quick5')}</button><button class="slip-button" type="button" id="add">${word('draws.add')}</button></div>
<div class="slip-stakes" id="stakes" role="group" aria-label="${word('draws.stakeLine')}"></div>
<div class="slip-lines"><p class="slip-title"><span id="slip-title"></span><button class="slip-button" type="button" id="clear">${word('draws.clear')}</button></p><ol id="lines" tabindex="0" aria-labelledby="slip-title"></ol><p class="slip-total"><span>${word('draws.total')}</span><b class="figure" id="total"></b></p></div>
</section>
</div>
</div>
<p class="unseen" id="spoken" role="status"></p>`;
}

/** Names the days of draws that are not held every day. */
function daysText({ weekdays }: OfficialSchedule, word: (key: string) => string): string {
  const days = weekdays.length < 7 ? weekdays.map((day) => word(`draws.day.${day}`)).join(' · ') : '';
  return days ? `${days},` : word('draws.daily');
}

function machineMarkup(format: BallsFormat, name: string, word: (key: string) => string): string {
  const { drawn, hasBonus } = drums[format];
  const places = Array.from({ length: drawn + (hasBonus ? 1 : 0) }, (_, index) => `<li${index === drawn ? ' data-bonus' : ''}></li>`);
  return `<div class="machine" id="machine"><div class="globe" id="globe" role="img" aria-label="${word('draws.machine')}"><img src="/art/symbol/${name}/motif.svg" alt=""></div><p class="hall-title" id="hall-title"></p><ol class="tray" dir="ltr" aria-label="${word('draws.result')}">${places.join('')}</ol></div>`;
}

function tumblerMarkup(format: EndingsFormat, name: string): string {
  const windows = Array.from({ length: WINDOWS[format] }, () => '<span class="window"><i></i></span>').join('');
  return `<div class="tumbler" aria-hidden="true"><img src="/art/symbol/${name}/motif.svg" alt=""><p class="hall-title" id="hall-title"></p><div class="windows" id="windows" dir="ltr">${windows}</div></div>`;
}

function prizesMarkup(format: EndingsFormat, word: (key: string) => string): string {
  const rows = tiers[format].map(({ count, digits }, tier) => {
    const cells = Array.from({ length: count }, () => `<li>${'·'.repeat(digits)}</li>`).join('');
    return `<tr><th scope="row">${word(`draws.prize.${tier}`)}</th><td><ol dir="ltr">${cells}</ol></td></tr>`;
  });
  return `<table class="prizes" id="prizes" aria-label="${word('draws.result')}"><tbody>${rows.join('')}</tbody></table>`;
}
