// Made by packages/i18n/generate.ts; do not edit.
import { writerOf } from '../table-writer.ts';

export const table = writerOf({
  "digits": "0123456789",
  "group": " ",
  "decimal": ",",
  "groupSize": 3,
  "isSymbolFirst": false,
  "symbolGap": " ",
  "hasOne": true,
  "months": [
    "қаңтар",
    "ақпан",
    "наурыз",
    "сәуір",
    "мамыр",
    "маусым",
    "шілде",
    "тамыз",
    "қыркүйек",
    "қазан",
    "қараша",
    "желтоқсан"
  ],
  "shortMonths": [
    "қаң.",
    "ақп.",
    "нау.",
    "сәу.",
    "мам.",
    "мау.",
    "шіл.",
    "там.",
    "қыр.",
    "қаз.",
    "қар.",
    "жел."
  ],
  "date": "{year} ж. {day} {month}",
  "longDate": "{year} ж. {day} {month}",
  "dateTime": "{year} ж. {day} {month}, {time}",
  "now": "қазір",
  "past": {
    "minute": {
      "one": "{n} минут бұрын",
      "other": "{n} минут бұрын"
    },
    "hour": {
      "one": "{n} сағат бұрын",
      "other": "{n} сағат бұрын"
    },
    "day": {
      "one": "{n} күн бұрын",
      "other": "{n} күн бұрын"
    }
  },
  "future": {
    "minute": {
      "one": "{n} минуттан кейін",
      "other": "{n} минуттан кейін"
    },
    "hour": {
      "one": "{n} сағаттан кейін",
      "other": "{n} сағаттан кейін"
    },
    "day": {
      "one": "{n} күннен кейін",
      "other": "{n} күннен кейін"
    }
  }
});
