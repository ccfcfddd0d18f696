// Made by packages/i18n/generate.ts; do not edit.
import { writerOf } from '../table-writer.ts';

export const table = writerOf({
  "digits": "0123456789",
  "group": ",",
  "decimal": ".",
  "groupSize": 3,
  "isSymbolFirst": false,
  "symbolGap": "",
  "hasOne": false,
  "months": [
    "មករា",
    "កុម្ភៈ",
    "មីនា",
    "មេសា",
    "ឧសភា",
    "មិថុនា",
    "កក្កដា",
    "សីហា",
    "កញ្ញា",
    "តុលា",
    "វិច្ឆិកា",
    "ធ្នូ"
  ],
  "shortMonths": [
    "មករា",
    "កុម្ភៈ",
    "មីនា",
    "មេសា",
    "ឧសភា",
    "មិថុនា",
    "កក្កដា",
    "សីហា",
    "កញ្ញា",
    "តុលា",
    "វិច្ឆិកា",
    "ធ្នូ"
  ],
  "date": "{day} {month} {year}",
  "longDate": "{day} {month} {year}",
  "dateTime": "{day} {month} {year}, {time}",
  "now": "ឥឡូវ",
  "past": {
    "minute": {
      "one": "{n} នាទី​មុន",
      "other": "{n} នាទី​មុន"
    },
    "hour": {
      "one": "{n} ម៉ោង​មុន",
      "other": "{n} ម៉ោង​មុន"
    },
    "day": {
      "one": "{n} ថ្ងៃ​មុន",
      "other": "{n} ថ្ងៃ​មុន"
    }
  },
  "future": {
    "minute": {
      "one": "{n} នាទីទៀត",
      "other": "{n} នាទីទៀត"
    },
    "hour": {
      "one": "ក្នុង​រយៈ​ពេល {n} ម៉ោង",
      "other": "ក្នុង​រយៈ​ពេល {n} ម៉ោង"
    },
    "day": {
      "one": "{n} ថ្ងៃទៀត",
      "other": "{n} ថ្ងៃទៀត"
    }
  }
});
