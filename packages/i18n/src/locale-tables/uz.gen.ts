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
    "yanvar",
    "fevral",
    "mart",
    "aprel",
    "may",
    "iyun",
    "iyul",
    "avgust",
    "sentabr",
    "oktabr",
    "noyabr",
    "dekabr"
  ],
  "shortMonths": [
    "yan",
    "fev",
    "mar",
    "apr",
    "may",
    "iyn",
    "iyl",
    "avg",
    "sen",
    "okt",
    "noy",
    "dek"
  ],
  "date": "{day}-{month}, {year}",
  "longDate": "{day}-{month}, {year}",
  "dateTime": "{day}-{month}, {year}, {time}",
  "now": "hozir",
  "past": {
    "minute": {
      "one": "{n} daqiqa oldin",
      "other": "{n} daqiqa oldin"
    },
    "hour": {
      "one": "{n} soat oldin",
      "other": "{n} soat oldin"
    },
    "day": {
      "one": "{n} kun oldin",
      "other": "{n} kun oldin"
    }
  },
  "future": {
    "minute": {
      "one": "{n} daqiqadan keyin",
      "other": "{n} daqiqadan keyin"
    },
    "hour": {
      "one": "{n} soatdan keyin",
      "other": "{n} soatdan keyin"
    },
    "day": {
      "one": "{n} kundan keyin",
      "other": "{n} kundan keyin"
    }
  }
});
