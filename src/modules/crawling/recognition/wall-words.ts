import { FEW_WORDS, isMostly, type Rule } from './rule.ts';

/** Sentences of bot walls of any vendor, in the languages they occur in. */
const SENTENCES = [
  'checking (?:your browser|if the site connection is secure)',
  "verify(?:ing)? (?:that )?you(?:'re| are) (?:a )?(?:human|not a (?:ro)?bot)",
  "(?:confirm|prove) (?:that )?you(?:'re| are) (?:a )?(?:human|not a (?:ro)?bot)",
  'are you (?:a )?(?:human|robot)\\b',
  'i am not a robot',
  'unusual (?:traffic|activity) from your',
  'made us think you (?:were|are|might be) a bot',
  'enable javascript and cookies to continue',
  'bot verification',
  '(?:human|browser|security) verification',
  'security check to access',
  'complete the (?:security check|captcha)',
  'automated (?:requests|access|queries|traffic) (?:from|to|is|are|has)',
  'your (?:ip(?: address)?|request|access|connection) (?:has been|was|is) (?:temporarily )?(?:blocked|denied|limited)',
  'you have been blocked',
  'access (?:to this (?:page|site|website|resource) )?(?:has been|is|was) (?:denied|blocked|restricted) (?:because|due|by|from)',
  'this website is using a security service to protect itself',
  'not available in your (?:country|region)',
  'access from your (?:country|region|location) ',
  'bestätigen sie, dass sie (?:ein mensch|kein roboter)',
  'sicherheitsüberprüfung',
  "vérifi(?:er|ez|cation) que vous (?:êtes humain|n'êtes pas un robot)",
  'verifi(?:car|que|camos) que (?:usted )?(?:es humano|eres humano|no (?:es|eres) un robot)',
  'verifica di essere umano',
  'подтвердите, что вы (?:не робот|человек)',
  'проверка браузера',
  'comprobando (?:su|tu) navegador',
  'verificando (?:su|tu|seu|o seu) navegador',
  'vérification de (?:votre navigateur|sécurité)',
  'pas un robot|non sei un robot|nie jesteś robotem|geen robot|não é um robô|bukan robot|robot olmadığınızı|không phải (?:là )?(?:robot|người máy)',
  'ロボットではない|セキュリティチェック',
  '安全验证|安全驗證|人机验证|人機驗證|访问验证|滑动验证',
  '로봇이 아닙니다|보안 확인',
  'لست روبوت',
];
const PATTERN = new RegExp(SENTENCES.join('|'));

export const wallWords: readonly Rule[] = [
  { kind: 'bot_wall', by: 'its words', when: isMostly(PATTERN, FEW_WORDS) },
];
