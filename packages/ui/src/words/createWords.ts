import { unitLocales } from '@site/money/unitLocales';
import type english from '../../../../locales/EN/components.json';
import { type Below, readTexts } from './readTexts';
import type { Words } from './Words';

/** Labels that are texts alone: they need no entry below. */
type PlainWords = { [Name in keyof Words as Below<keyof typeof english, Name> extends Words[Name] ? Name : never]: Words[Name] };

/**
 * Returns the labels of every component in one language, with its digits, as in the figures of the components.
 *
 * @param texts Texts of `locales/<language>/components.json`.
 * @param tag BCP 47 tag of the language, which decides digits and plurals.
 */
export function createWords(texts: typeof english, tag: string): Words {
  const { all, say, count, put } = readTexts(texts, tag);
  const kilobytes = new Intl.NumberFormat(unitLocales(tag), { style: 'unit', unit: 'kilobyte', maximumFractionDigits: 0 });

  const asOf: Words['asOf'] = {
    ...all('asOf'),
    asOf: (time) => say('asOf.asOf', { time }),
    behind: (seconds) => count('asOf.behind', seconds),
    late: (minutes) => count('asOf.late', minutes),
  };
  const pagination: Words['pagination'] = { ...all('pagination'), page: (page) => say('pagination.page', { page }) };
  const drawCountdown: Words['drawCountdown'] = { ...all('drawCountdown'), days: (days) => count('drawCountdown.days', days) };
  const requirementBar: Words['requirementBar'] = { ...all('requirementBar'), left: (amount) => put('requirementBar.left', { amount }) };
  const diallingCode = all('diallingCode');
  const change = all('change');
  const grid = all('reportGrid.grid');
  const steps = all('withdrawalTimeline.step');

  const names = new Set(Object.keys(texts).map((key) => key.split('.')[0] ?? ''));
  const plain = Object.fromEntries([...names].map((name) => [name, all(name)])) as unknown as PlainWords;

  return {
    ...plain,
    agentTree: {
      ...all('agentTree'),
      found: (found) => count('agentTree.found', found),
      notFound: all('agentTree.notFound'),
      empty: all('agentTree.empty'),
      failed: all('agentTree.failed'),
    },
    amountField: {
      ...all('amountField'),
      tooLittle: (least) => say('amountField.tooLittle', { least }),
      tooMuch: (most) => say('amountField.tooMuch', { most }),
      correction: (bound) => say('amountField.correction', { bound }),
    },
    announcementList: { pages: pagination },
    asOf,
    bannerCarousel: { ...all('bannerCarousel'), position: (slide, slides) => say('bannerCarousel.position', { slide, slides }) },
    contractDiff: {
      ...all('contractDiff'),
      effects: all('contractDiff.effects'),
      ends: (contracts) => count('contractDiff.ends', contracts),
    },
    contractTable: {
      ...all('contractTable'),
      kinds: all('contractTable.kinds'),
      periods: all('contractTable.periods'),
      rhythms: all('contractTable.rhythms'),
      states: all('contractTable.states'),
      empty: all('contractTable.empty'),
      failed: all('contractTable.failed'),
    },
    contractTerms: { ...all('contractTerms'), failed: all('contractTerms.failed') },
    dayRange: {
      ...all('dayRange'),
      presets: all('dayRange.presets'),
      pickers: {
        ...all('dayRange.pickers'),
        openDatePickerDialogue: (day) => (day ? say('dayRange.calendar.chosen', { day }) : say('dayRange.pickers.dateTableLabel')),
        calendarViewSwitchingButtonAriaLabel: (view) =>
          view === 'year' ? say('dayRange.calendar.toDays') : say('dayRange.calendar.toYears'),
      },
    },
    dayRibbon: { ...all('dayRibbon'), plot: (settled, slices) => say('dayRibbon.plot', { settled, slices }) },
    deviceList: { ...all('deviceList'), endOf: (name) => say('deviceList.endOf', { name }) },
    downlineTable: {
      ...all('downlineTable'),
      about: (kind, active) => count('downlineTable.about', active, { kind }),
      all: (rows) => say('downlineTable.all', { all: rows }),
    },
    drawCard: { ...drawCountdown, ...all('drawCard') },
    drawCountdown,
    drillPanel: {
      ...all('drillPanel'),
      note: (time) => say('drillPanel.note', { time }),
      failed: all('drillPanel.failed'),
    },
    gameTile: {
      ...all('gameTile'),
      action: (action, game) => say('gameTile.action', { action, game }),
      favourite: (game) => say('gameTile.favourite', { game }),
      playing: (players) => count('gameTile.playing', players),
    },
    leaderBoard: { ...all('leaderBoard'), empty: all('leaderBoard.empty'), failed: all('leaderBoard.failed') },
    linePicker: {
      ...all('linePicker'),
      pace: all('linePicker.pace'),
      inUse: (percentage) => say('linePicker.inUse', { percentage }),
    },
    maintenanceScreen: { ...all('maintenanceScreen'), until: (time) => say('maintenanceScreen.until', { time }) },
    missionCard: { ...all('missionCard'), states: all('missionCard.states') },
    pagination,
    passwordField: { ...all('passwordField'), progress: (met, rules) => say('passwordField.progress', { met, all: rules }) },
    phoneField: diallingCode,
    pointsCard: { ...all('pointsCard'), held: (points) => say('pointsCard.held', { points }) },
    promotionCard: { ...all('promotionCard'), states: all('promotionCard.states') },
    reportGrid: {
      ...asOf,
      ...all('reportGrid'),
      // MUI has these texts in half of our languages.
      grid: {
        columnMenuLabel: grid.menu,
        columnMenuAriaLabel: (column) => say('reportGrid.grid.columnMenu', { column }),
        columnMenuSortAsc: grid.sortAscending,
        columnMenuSortDesc: grid.sortDescending,
        columnMenuUnsort: grid.unsort,
        columnMenuHideColumn: grid.hide,
        columnHeaderSortIconLabel: grid.sort,
        noColumnsOverlayLabel: grid.noColumns,
        noColumnsOverlayManageColumns: say('reportGrid.columns'),
      },
      densities: all('reportGrid.densities'),
      empty: all('reportGrid.empty'),
      filteredEmpty: all('reportGrid.filteredEmpty'),
      failed: { ...all('reportGrid.failed'), showLast: (time) => say('reportGrid.failed.showLast', { time }) },
      removeFilter: (column) => say('reportGrid.removeFilter', { column }),
      columnsShown: (shown, columns) => say('reportGrid.columnsShown', { shown, all: columns }),
      sorted: (column, isDescending) => say(isDescending ? 'reportGrid.sorted.down' : 'reportGrid.sorted.up', { column }),
      copied: (cells) => count('reportGrid.copied', cells),
      range: (first, last, total) =>
        total === undefined ? say('reportGrid.range', { first, last }) : say('reportGrid.range.of', { first, last, total }),
      totals: (rows) => (rows === undefined ? say('reportGrid.totals') : count('reportGrid.totals.of', rows)),
      totalsNote: (rows) => (rows === undefined ? say('reportGrid.totalsNote') : count('reportGrid.totalsNote.of', rows)),
    },
    requirementBar,
    requirementCard: {
      ...requirementBar,
      ...all('requirementCard'),
      count: (open, requirements) =>
        open > 0 ? say('requirementCard.count.left', { open, all: requirements }) : count('requirementCard.count.met', requirements),
      summary: (amount) => put('requirementCard.summary', { amount }),
    },
    rewardCard: { ...all('rewardCard'), short: (points) => say('rewardCard.short', { points }) },
    roomCard: { ...all('roomCard'), seats: (players, seats) => say('roomCard.seats', { players, seats }) },
    sendCodeButton: {
      ...all('sendCodeButton'),
      wait: (seconds) => say('sendCodeButton.wait', { seconds }),
      sent: (seconds) => count('sendCodeButton.sent', seconds),
    },
    signInWeek: { ...all('signInWeek'), day: (day) => say('signInWeek.day', { day }) },
    sliderCaptcha: { ...all('sliderCaptcha'), states: all('sliderCaptcha.states') },
    statTile: { ...change, from: (before) => say('statTile.from', { before }) },
    tierEditor: {
      ...all('tierEditor'),
      modes: all('tierEditor.modes'),
      fields: all('tierEditor.fields'),
      of: (rate) => say('tierEditor.of', { rate }),
      remove: (tier) => say('tierEditor.remove', { tier }),
      place: (tier, field) => say('tierEditor.place', { tier, field }),
      problems: {
        missing: () => say('tierEditor.problems.missing'),
        notAboveBefore: (bound, tier) => say('tierEditor.problems.notAboveBefore', { bound, tier }),
        easierThanOwn: (bound) => say('tierEditor.problems.easierThanOwn', { bound }),
        aboveOwn: (bound) => say('tierEditor.problems.aboveOwn', { bound }),
        aboveCap: (bound) => say('tierEditor.problems.aboveCap', { bound }),
      },
      use: (bound) => say('tierEditor.use', { bound }),
    },
    tour: { ...all('tour'), progress: (step, of) => say('tour.progress', { step, steps: of }) },
    uploadField: {
      ...all('uploadField'),
      remove: (file) => say('uploadField.remove', { file }),
      wrongKind: (file) => say('uploadField.wrongKind', { file }),
      tooLarge: (file) => say('uploadField.tooLarge', { file }),
      tooMany: (file) => say('uploadField.tooMany', { file }),
      size: (bytes) => kilobytes.format(Math.max(1, bytes / 1000)),
      sending: (file) => say('uploadField.sending', { file }),
    },
    vipLadder: {
      ...all('vipLadder'),
      next: (label) => say('vipLadder.next', { label }),
      keep: (label, until) => say('vipLadder.keep', { label, until }),
      of: (done, need) => put('vipLadder.of', { done, need }),
      benefits: (label) => say('vipLadder.benefits', { label }),
    },
    withdrawalTimeline: {
      ...all('withdrawalTimeline'),
      step: (state, mark) => (state === 'REVIEW' && mark === 'now' ? steps.underReview : steps[state]),
      marks: all('withdrawalTimeline.marks'),
    },
  };
}
