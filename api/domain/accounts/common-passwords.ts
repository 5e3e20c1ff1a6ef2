import { leakedPasswords } from './leaked-passwords.ts';

/**
 * Passwords that guessers try first, in lower case: what leaks show, keyboard walks, plain words, names, and what traders would
 * think of. Runs and repeated characters are caught by rule and need no entry.
 */
export const commonPasswords: ReadonlySet<string> = new Set([
  ...leakedPasswords,
  ...`
  password passw0rd p@ssw0rd p@ssword pass pass1234 passwort kennwort geheim hallo hallo123 motdepasse
  contrasena senha parola wachtwoord 123456 1234567 12345678 123456789 1234567890 0123456789 123123
  123321 111222 112233 121212 131313 123654 654321 987654321 159753 147258 147852 789456 456789 696969
  666666 010203 101010 202020 007007 123qwe 1q2w3e 1q2w3e4r 1q2w3e4r5t 1qaz2wsx 1qazxsw2 2wsx3edc
  zaq12wsx zaq1zaq1 qazwsx qazwsxedc qwerty qwerty1 qwertyui qwertyuiop qwertz qwertzuiop azerty asdfgh
  asdfghjkl asdf1234 asdfasdf zxcvbn zxcvbnm qweasd qweasdzxc qweqwe asdasd zxczxc poiuyt mnbvcxz lkjhgf
  abc123 abcd1234 abc12345 a1b2c3 a1b2c3d4 aaa111 abcabc test testing test1234 tester demo demodemo guest
  user username usuario login letmein letmein1 welcome welcome1 changeme default secret master admin
  admin1 admin123 administrator root toor system server manager service support temp temporary access
  opensesame trustno1 whatever nothing iloveyou iloveu loveme lovely love ilove princess prince queen
  king angel angels baby babygirl sweetie honey sunshine rainbow flower flowers butterfly summer winter
  spring autumn monday friday january december football soccer baseball basketball hockey tennis golf
  dragon monkey tiger lion eagle panther mustang ferrari porsche mercedes harley yamaha honda corvette
  camaro shadow hunter killer batman superman spiderman pokemon pikachu starwars matrix ninja samurai
  warrior wizard phoenix michael jordan jordan23 jennifer jessica ashley amanda michelle nicole daniel
  andrew joshua matthew thomas robert charlie george maggie buster ginger pepper cookie cheese banana
  orange apple chocolate coffee computer internet samsung google facebook instagram linkedin microsoft
  windows android iphone freedom america london berlin paris madrid liverpool chelsea arsenal barcelona
  realmadrid juventus money dollar bitcoin ethereum crypto trader trading tradingview forex binance
  coinbase metatrader bullish bearish market stocks candlestick wickwise moneymoney millionaire lambo
  tothemoon hodl qwerty123 password1 blink182 donald hello hello123 jesus christ family friends forever
  mother father lovelove cowboys yankees lakers steelers startrek gandalf merlin maverick cameron matrix1
  minecraft roblox fortnite counterstrike
  `
    .trim()
    .split(/\s+/),
]);
