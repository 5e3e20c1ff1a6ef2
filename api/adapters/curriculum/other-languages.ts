import { lessons } from './curriculum.ts';
import { stem, subjectOf, wordsOf } from './words.ts';

/** Questions in a language that the lessons are not written in get a sentence in it that says what is possible. */

interface Language {
  name: string;
  /** What only this language's script has; else null. */
  script: RegExp | null;
  /** Letters that English does not use and few other languages do. */
  letters?: RegExp;
  /** Small words that English does not use. */
  words: string;
  says: string;
}

const LANGUAGES: readonly Language[] = [
  {
    name: 'German',
    script: null,
    letters: /[äöüß]/i,
    words:
      'die der den dem ich du wir ihr nicht ist sind wie wo warum wieso welche welcher welches der das und oder mit für ein eine einen einem mein meine meinen bitte danke hallo kann soll sollte wird werden auf über beim im vom zum zur gibt es guten tag',
    says: 'Ich antworte nur auf Englisch, denn die Lektionen sind auf Englisch geschrieben. Bitte stellen Sie Ihre Frage auf Englisch.',
  },
  {
    name: 'French',
    script: null,
    letters: /[çœêè]/i,
    words:
      "la le de ma je tu il elle nous vous est sont comment pourquoi quoi quel quelle quels le les des du une un dans avec pour sur mon mes votre merci bonjour salut puis dois faut qu'est ce que c'est et ou où combien",
    says: 'Je réponds seulement en anglais, car les leçons sont écrites en anglais. Posez votre question en anglais, s’il vous plaît.',
  },
  {
    name: 'Spanish',
    script: null,
    letters: /[ñ¿¡]/i,
    words:
      'la de yo tú es son cómo como qué por cuál cuánto cuándo el los las del una un en con para mi mis hola gracias puedo debo hay está y dónde porque buenos días',
    says: 'Solo respondo en inglés, porque las lecciones están escritas en inglés. Haga su pregunta en inglés, por favor.',
  },
  {
    name: 'Italian',
    script: null,
    words:
      "la della io è sono come cosa che perché quale quanto quando il gli della delle dei una un con per mio mia ciao grazie posso devo c'è dove nel buongiorno di",
    says: 'Rispondo solo in inglese, perché le lezioni sono scritte in inglese. Per favore, faccia la domanda in inglese.',
  },
  {
    name: 'Portuguese',
    script: null,
    letters: /[ãõ]/i,
    words:
      'a eu você é são como quê que qual quanto quando os as da das do dos uma um em com para meu minha olá obrigado obrigada posso devo não onde porque bom dia o',
    says: 'Só respondo em inglês, porque as lições estão escritas em inglês. Por favor, faça a pergunta em inglês.',
  },
  {
    name: 'Dutch',
    script: null,
    words:
      'ik jij wij zijn hoe waarom wat welke het een van met voor mijn hallo dank bedankt kan moet niet er waar wordt deze dat goedemorgen de en',
    says: 'Ik antwoord alleen in het Engels, want de lessen zijn in het Engels geschreven. Stel uw vraag in het Engels.',
  },
  {
    name: 'Polish',
    script: null,
    letters: /[ąćęłńśźż]/i,
    words:
      'ja ty jest są jak co dlaczego jaki jaka jakie ile kiedy gdzie czy mój moja moje się nie na dla cześć dziękuję mogę dzień dobry to',
    says: 'Odpowiadam tylko po angielsku, ponieważ lekcje są napisane po angielsku. Proszę zadać pytanie po angielsku.',
  },
  {
    name: 'Turkish',
    script: null,
    letters: /[ğışİ]/,
    words:
      'ben sen biz nedir nasıl neden niçin hangi kaç ne zaman nerede bir bu için ile benim merhaba teşekkürler teşekkür mı mi mu mü ve var',
    says: 'Yalnızca İngilizce yanıt veriyorum, çünkü dersler İngilizce yazıldı. Lütfen sorunuzu İngilizce sorun.',
  },
  {
    name: 'Russian',
    script: /\p{Script=Cyrillic}/u,
    words: '',
    says: 'Я отвечаю только на английском языке, потому что уроки написаны по-английски. Пожалуйста, задайте вопрос по-английски.',
  },
  {
    name: 'Japanese',
    script: /[\p{Script=Hiragana}\p{Script=Katakana}]/u,
    words: '',
    says: 'レッスンは英語で書かれているため、英語でのみお答えします。英語で質問してください。',
  },
  {
    name: 'Korean',
    script: /\p{Script=Hangul}/u,
    words: '',
    says: '강의가 영어로 작성되어 있어 영어로만 답변합니다. 영어로 질문해 주세요.',
  },
  {
    name: 'Chinese',
    script: /\p{Script=Han}/u,
    words: '',
    says: '课程是用英文编写的，所以我只能用英文回答。请用英文提问。',
  },
  {
    name: 'Arabic',
    script: /\p{Script=Arabic}/u,
    words: '',
    says: 'أجيب باللغة الإنجليزية فقط لأن الدروس مكتوبة بالإنجليزية. يرجى طرح سؤالك بالإنجليزية.',
  },
  {
    name: 'Hindi',
    script: /\p{Script=Devanagari}/u,
    words: '',
    says: 'मैं केवल अंग्रेज़ी में उत्तर देता हूँ, क्योंकि पाठ अंग्रेज़ी में लिखे हैं। कृपया अपना प्रश्न अंग्रेज़ी में पूछें।',
  },
];

const ENGLISH = new Set(
  `i you he she it we they is are was were be been do does did how what why which who when where the a an and or
  of to in on at for with from by my your our their this that these those not no can could should would will if as
  me us there has have had about into than then so but more much many hello hi thanks thank please explain`.split(
    /\s+/,
  ),
);

/** One of them alone tells the language. */
const GREETINGS = new Set(
  'hallo danke bonjour salut merci hola gracias ciao grazie buongiorno olá obrigado obrigada bedankt cześć dziękuję merhaba teşekkürler'.split(
    ' ',
  ),
);

const SETS = LANGUAGES.map((language) => ({ ...language, set: new Set(language.words.split(' ')) }));

/** What to say to a question in another language; null for English and where the language cannot be determined. */
export function otherLanguage(text: string): string | null {
  const script = LANGUAGES.find((language) => language.script?.test(text));
  if (script) return script.says;
  const words = text.toLowerCase().match(/[\p{L}]+(?:['’][\p{L}]+)?/gu) ?? [];
  const apart = words.flatMap((word) => [word.replace('’', "'"), ...word.split(/['’]/)]);
  const english = words.filter((word) => ENGLISH.has(word)).length;
  const scores = SETS.map(({ set, letters, says }) => {
    const hits = new Set(apart.filter((word) => set.has(word))).size;
    return { says, hits: hits > 0 && letters?.test(text) ? hits + 1 : hits };
  });
  const best = scores.toSorted((a, b) => b.hits - a.hits)[0];
  if (!best || best.hits <= english) return null;
  return best.hits >= 2 || apart.some((word) => GREETINGS.has(word)) ? best.says : null;
}

/** Words of lessons' terms in a text of another language, such as RSI: those need no translation. */
export function termsIn(text: string): string {
  const small = new Set(SETS.flatMap(({ set }) => [...set]));
  return wordsOf(text)
    .filter((word) => !small.has(word) && TERM_WORDS.has(stem(word)))
    .join(' ');
}

const TERM_WORDS = new Set(lessons.flatMap(({ terms }) => terms.flatMap(({ term }) => subjectOf(term))));
