/** Recognizes links to imprint, privacy, terms, cookies, accessibility and copyright by their names. */

import type { Link } from './outline.ts';

/** Whole names of legal pages, in the languages of large European and East Asian sites. */
const LEGAL = [
  /^©/,
  /^(?:(?:site |web(?:site)? )?(?:impressum|imprint|legal|disclaimer)(?: (?:notices?|information|info|mentions?|hinweise?|statement|terms))?)$/iu,
  /^(?:(?:rechtlich\p{L}*|juridisch\p{L}*)(?: (?:hinweise?|grundlagen?|informationen))?|haftungsausschluss|nutzungs(?:bedingungen|hinweise)|agb)$/iu,
  /^(?:datenschutz(?:erklärung|hinweise?|bestimmungen|information(?:en)?|richtlinie)?)$/iu,
  /^(?:(?:your )?(?:data )?privacy(?: (?:policy|notice|statement|choices|rights|&.*|and.*))?|data (?:protection|privacy).*|gdpr|dsgvo|ccpa)$/iu,
  /^(?:(?:website )?terms(?: (?:of|&|and) (?:use|service|conditions?|sale))?(?: .*)?|conditions of use|acceptable use(?: policy)?|user agreement)$/iu,
  /^(?:cookies?(?: (?:policy|notice|statement|information|richtlinie))?|cookie-(?:richtlinie|hinweise?))$/iu,
  /^(?:(?:web )?accessibility(?: statement)?|(?:erklärung zur )?barrierefreiheit(?:serklärung)?|accessibilité.*|accesibilidad|toegankelijkheid|tilgængelighed.*)$/iu,
  /^(?:copyrights?(?: (?:information|notice|policy))?|trademarks?|report trademark.*|licen[cs]es?|modern slavery.*|foia|no fear act.*)$/iu,
  /^(?:mentions légales|crédits?|cgu|cgv|conditions (?:générales|d['’]utilisation).*|politique (?:de|d['’]) ?(?:confidentialité|cookies|protection).*|confidentialité|données personnelles|protection des données.*)$/iu,
  /^(?:aviso (?:legal|de privacidad)|pol[ií]tica de (?:privacidad|privacidade|cookies|proteção).*|privacidad|privacidade|t[ée]rm[io]n?[io]s (?:de|y|e) .*|condiciones .*|note legali|informativa .*privacy.*|termini .*|privacyverklaring|integritetspolicy|personuppgift\p{L}*|personvern\p{L}*|tietosuoja\p{L}*|polityka prywatności|regulamin)$/iu,
  /^(?:(?:.*(?:プライバシー|個人情報|ソーシャルメディア)(?:ポリシー|保護方針|の取り扱いについて)?|(?:ご)?利用(?:条件|規約|上のご注意)|免責事項|著作権.*|特定商取引.*|サイトポリシー|クッキー.*))$/iu,
  /^(?:(?:.*(?:隐私|隱私)(?:政策|声明|条款|聲明)?|(?:法律|免责|免責)(?:声明|聲明|顾问|顧問|条款)?|版权(?:声明|所有)?|版權.*|使用条款|服务条款|개인정보.*|이용약관|법적.*))$/iu,
];

export function isLegal({ name }: Link): boolean {
  return name.length <= 80 && name.split(' ').length <= 7 && LEGAL.some((names) => names.test(name));
}
