/** Words that most guessed passwords contain. Look-ups first remove surrounding digits and signs and undo usual letter swaps. */
export const commonPasswordWords: readonly string[] = `
password passwort passw0rd motdepasse contrasena contraseña parola haslo heslo wachtwoord losenord salasana senha
administrator administrateur admin adminadmin root toor superuser sysadmin login loginlogin signin letmein letmeinnow
welcome welcomehome willkommen bienvenue bienvenido changeme changemenow changeit default temp temporary test testing
testtest guest user username homedex demo company business office secret topsecret security secure private
iloveyou iloveu loveyou iloveyoubaby loveme lovely lovers mylove princess sunshine sunflower rainbow butterfly
football footballer baseball basketball softball hockey soccer liverpool arsenal chelsea manchester barcelona
realmadrid juventus bayern dortmund yankees lakers cowboys steelers eagles rangers
superman batman spiderman starwars pokemon dragon dragonball monkey shadow master killer hunter ranger tigger
michael jennifer jessica jordan daniel thomas charlie robert andrew joshua matthew anthony christian alexander
elizabeth victoria samantha stephanie nicole ashley michelle amanda melissa maria martin george william
computer internet samsung google facebook whatever trustno whatever forever friends family blessed blessing jesus
jesuschrist godisgood heaven angel angels money moneymoney cheese chocolate cookie pepper ginger
summer winter spring autumn sommer herbst fruehling monday friday january february september october november december
corvette mustang porsche ferrari mercedes harley yamaha
qwerty qwertyui qwertyuiop qwertz qwertzuiop azerty azertyuiop asdf asdfgh asdfghjkl zxcvbn zxcvbnm yxcvbnm
qazwsx qazwsxedc wsxedc abc abcd abcdef abcdefg abcdefgh letter number letters numbers
correcthorsebatterystaple
`
  .trim()
  .split(/\s+/);

/** Sequences on keyboards and in alphabets that are easy to type and to guess. */
export const easyRuns: readonly string[] = [
  '01234567890123456789',
  'abcdefghijklmnopqrstuvwxyz',
  'qwertyuiop[]',
  'qwertzuiopü',
  'azertyuiop',
  'asdfghjkl;',
  'zxcvbnm,./',
  'yxcvbnm,.-',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik,9ol.',
  '1q2w3e4r5t6y7u8i9o0p',
  'q1w2e3r4t5y6u7i8o9p0',
  '!@#$%^&*()_+',
];
