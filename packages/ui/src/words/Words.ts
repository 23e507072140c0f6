import type { ComponentProps } from 'react';

/** Components that take labels. A test finds those that are missing here. */
interface Components {
  AccountCorner: typeof import('../site-header/AccountCorner').AccountCorner;
  AccountMenu: typeof import('../account-menu/AccountMenu').AccountMenu;
  AgentShell: typeof import('../agent-shell/AgentShell').AgentShell;
  AgentTree: typeof import('../agent-tree/AgentTree').AgentTree;
  AmountField: typeof import('../amount-field/AmountField').AmountField;
  AnnouncementList: typeof import('../announcement-list/AnnouncementList').AnnouncementList;
  AsOf: typeof import('../report-grid/AsOf').AsOf;
  Balance: typeof import('../balance/Balance').Balance;
  BannerCarousel: typeof import('../banner-carousel/BannerCarousel').BannerCarousel;
  BlockedScreen: typeof import('../status-screen/BlockedScreen').BlockedScreen;
  BreakdownChart: typeof import('../breakdown-chart/BreakdownChart').BreakdownChart;
  CaptchaField: typeof import('../captcha-field/CaptchaField').CaptchaField;
  Change: typeof import('../stat-tile/Change').Change;
  ConsentBar: typeof import('../consent-bar/ConsentBar').ConsentBar;
  ContractDiff: typeof import('../contract-diff/ContractDiff').ContractDiff;
  ContractTable: typeof import('../contract-table/ContractTable').ContractTable;
  ContractTerms: typeof import('../contract-terms/ContractTerms').ContractTerms;
  CopyButton: typeof import('../copy-button/CopyButton').CopyButton;
  DayRange: typeof import('../day-range/DayRange').DayRange;
  DayRibbon: typeof import('../day-ribbon/DayRibbon').DayRibbon;
  DeviceList: typeof import('../device-list/DeviceList').DeviceList;
  DiallingCode: typeof import('../phone-field/DiallingCode').DiallingCode;
  DownlineTable: typeof import('../downline-table/DownlineTable').DownlineTable;
  DrawCard: typeof import('../draw-card/DrawCard').DrawCard;
  DrawCountdown: typeof import('../draw-countdown/DrawCountdown').DrawCountdown;
  Drawer: typeof import('../drawer/Drawer').Drawer;
  DrillPanel: typeof import('../report-grid/DrillPanel').DrillPanel;
  ExportProgress: typeof import('../export-progress/ExportProgress').ExportProgress;
  GameActionSheet: typeof import('../game-action-sheet/GameActionSheet').GameActionSheet;
  GameFrame: typeof import('../game-frame/GameFrame').GameFrame;
  GameTile: typeof import('../game-tile/GameTile').GameTile;
  JackpotCard: typeof import('../jackpot-card/JackpotCard').JackpotCard;
  LanguageMenu: typeof import('../language-menu/LanguageMenu').LanguageMenu;
  LeaderBoard: typeof import('../leader-board/LeaderBoard').LeaderBoard;
  LinePicker: typeof import('../line-picker/LinePicker').LinePicker;
  LoadMore: typeof import('../load-more/LoadMore').LoadMore;
  MaintenanceScreen: typeof import('../status-screen/MaintenanceScreen').MaintenanceScreen;
  MatchCard: typeof import('../match-card/MatchCard').MatchCard;
  MemberActions: typeof import('../site-header/MemberActions').MemberActions;
  MissionCard: typeof import('../mission-card/MissionCard').MissionCard;
  NotFoundScreen: typeof import('../status-screen/NotFoundScreen').NotFoundScreen;
  NoticeMarquee: typeof import('../notice-marquee/NoticeMarquee').NoticeMarquee;
  OfflineBanner: typeof import('../offline-banner/OfflineBanner').OfflineBanner;
  Pagination: typeof import('../pagination/Pagination').Pagination;
  PasswordField: typeof import('../password-field/PasswordField').PasswordField;
  PhoneField: typeof import('../phone-field/PhoneField').PhoneField;
  PointsCard: typeof import('../points/PointsCard').PointsCard;
  PopupCard: typeof import('../popup-card/PopupCard').PopupCard;
  PromotionCard: typeof import('../promotion-card/PromotionCard').PromotionCard;
  QrCode: typeof import('../qr-code/QrCode').QrCode;
  RealityCheck: typeof import('../reality-check/RealityCheck').RealityCheck;
  ReceiptQuestion: typeof import('../withdrawal-timeline/ReceiptQuestion').ReceiptQuestion;
  RecoveryCodes: typeof import('../recovery-codes/RecoveryCodes').RecoveryCodes;
  RedEnvelope: typeof import('../red-envelope/RedEnvelope').RedEnvelope;
  ReportGrid: typeof import('../report-grid/ReportGrid').ReportGrid;
  RequirementBar: typeof import('../requirement-bar/RequirementBar').RequirementBar;
  RequirementCard: typeof import('../requirement-bar/RequirementCard').RequirementCard;
  RewardCard: typeof import('../reward-card/RewardCard').RewardCard;
  RoomCard: typeof import('../room-card/RoomCard').RoomCard;
  SearchField: typeof import('../search-field/SearchField').SearchField;
  SendCodeButton: typeof import('../send-code-button/SendCodeButton').SendCodeButton;
  ServiceWidget: typeof import('../service-widget/ServiceWidget').ServiceWidget;
  SignInWeek: typeof import('../mission-card/SignInWeek').SignInWeek;
  SiteFrame: typeof import('../site-frame/SiteFrame').SiteFrame;
  SiteHeader: typeof import('../site-header/SiteHeader').SiteHeader;
  SliderCaptcha: typeof import('../slider-captcha/SliderCaptcha').SliderCaptcha;
  StatTile: typeof import('../stat-tile/StatTile').StatTile;
  ThemeSwitch: typeof import('../theme-switch/ThemeSwitch').ThemeSwitch;
  TierEditor: typeof import('../tier-editor/TierEditor').TierEditor;
  Toasts: typeof import('../toast/Toasts').Toasts;
  Tour: typeof import('../tour/Tour').Tour;
  TrendChart: typeof import('../trend-chart/TrendChart').TrendChart;
  UploadField: typeof import('../upload-field/UploadField').UploadField;
  VipLadder: typeof import('../vip-ladder/VipLadder').VipLadder;
  WinnerBoard: typeof import('../winner-board/WinnerBoard').WinnerBoard;
  WithdrawalTimeline: typeof import('../withdrawal-timeline/WithdrawalTimeline').WithdrawalTimeline;
}

/** Labels that only the page can write, since they hold its figures and dates. */
interface OfThePage {
  ContractDiff: 'versions' | 'count' | 'endsAt';
}

type LabelsOf<Name extends keyof Components> = ComponentProps<Components[Name]>['labels'];

/** Labels of every component in one language, by the name of the component in camel case. */
export type Words = {
  [Name in keyof Components as Uncapitalize<Name>]: Name extends keyof OfThePage ? Omit<LabelsOf<Name>, OfThePage[Name]> : LabelsOf<Name>;
};
