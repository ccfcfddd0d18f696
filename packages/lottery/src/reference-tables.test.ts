import { expect, test } from 'vitest';
import type { Entry } from './core/entry.ts';
import { decimalText, fraction, plus, times } from './core/fraction.ts';
import { findPlay } from './core/lottery.ts';
import { BACK } from './core/play.ts';
import { countLines, linesOf } from './core/selection.ts';
import { groupTariff, prizesOf, returnOf } from './core/tariff.ts';
import { LOTTERIES } from './lotteries.ts';

/**
 * Family, play, line or prize, winning results, all results, the prize of two units in group 1960 and
 * in group 1800 as the tables print it, and how many lines the play has (0: not printed).
 */
type ReferenceRow = readonly [string, string, string, number, number, string, string, number];

const ROWS: readonly ReferenceRow[] = [
  ['five-digits', 'all-5-direct', '12345', 1, 100000, '196000.0000', '180000.0000', 100000],
  ['five-digits', 'all-5-group-120', '12345', 120, 100000, '1633.3333', '1500.0000', 252],
  ['five-digits', 'all-5-group-60', '11234', 60, 100000, '3266.6667', '3000.0000', 840],
  ['five-digits', 'all-5-group-30', '11223', 30, 100000, '6533.3333', '6000.0000', 360],
  ['five-digits', 'all-5-group-20', '11123', 20, 100000, '9800.0000', '9000.0000', 360],
  ['five-digits', 'all-5-group-10', '11122', 10, 100000, '19600.0000', '18000.0000', 90],
  ['five-digits', 'all-5-group-5', '11112', 5, 100000, '39200.0000', '36000.0000', 90],
  ['five-digits', 'back-4-direct', '1234', 1, 10000, '19600.0000', '18000.0000', 10000],
  ['five-digits', 'back-4-group-24', '1234', 24, 10000, '816.6667', '750.0000', 210],
  ['five-digits', 'back-4-group-12', '1123', 12, 10000, '1633.3333', '1500.0000', 360],
  ['five-digits', 'back-4-group-6', '1122', 6, 10000, '3266.6667', '3000.0000', 45],
  ['five-digits', 'back-4-group-4', '1112', 4, 10000, '4900.0000', '4500.0000', 90],
  ['five-digits', 'back-3-direct', '123', 1, 1000, '1960.0000', '1800.0000', 1000],
  ['five-digits', 'back-3-group-3', '112', 3, 1000, '653.3333', '600.0000', 90],
  ['five-digits', 'back-3-group-6', '123', 6, 1000, '326.6667', '300.0000', 120],
  ['five-digits', 'back-3-tail', '7', 100, 1000, '19.6000', '18.0000', 10],
  ['five-digits', 'back-2-direct', '12', 1, 100, '196.0000', '180.0000', 100],
  ['five-digits', 'back-2-group', '12', 2, 100, '98.0000', '90.0000', 45],
  ['five-digits', 'fixed', '3:7', 1, 10, '19.6000', '18.0000', 50],
  ['five-digits', 'back-3-any-1', '7', 271, 1000, '7.2325', '6.6421', 10],
  ['five-digits', 'back-3-any-2', '12', 54, 1000, '36.2963', '33.3333', 45],
  ['five-digits', 'back-4-any-1', '7', 3439, 10000, '5.6993', '5.2341', 10],
  ['five-digits', 'back-4-any-2', '12', 974, 10000, '20.1232', '18.4805', 45],
  ['five-digits', 'all-5-any-2', '12', 14670, 100000, '13.3606', '12.2699', 45],
  ['five-digits', 'all-5-any-3', '123', 4350, 100000, '45.0575', '41.3793', 120],
  ['five-digits', 'back-2-sides', 'big-odd', 25, 100, '7.8400', '7.2000', 16],
  ['five-digits', 'back-3-sides', 'big-odd-even', 125, 1000, '15.6800', '14.4000', 64],
  ['five-digits', 'once', '7', 40951, 100000, '4.7862', '4.3955', 10],
  ['five-digits', 'twice', '7', 8146, 100000, '24.0609', '22.0967', 10],
  ['five-digits', 'three-times', '7', 856, 100000, '228.9720', '210.2804', 10],
  ['five-digits', 'four-times', '7', 46, 100000, '4260.8696', '3913.0435', 10],
  ['five-digits', 'sum', 'big', 50000, 100000, '3.9200', '3.6000', 0],
  ['five-digits', 'sum', 'small', 50000, 100000, '3.9200', '3.6000', 0],
  ['five-digits', 'sum', 'odd', 50000, 100000, '3.9200', '3.6000', 0],
  ['five-digits', 'dragon-tiger', 'dragon', 45000, 100000, '4.3556', '4.0000', 0],
  ['five-digits', 'dragon-tiger', 'tie', 10000, 100000, '19.6000', '18.0000', 0],
  ['five-digits', 'back-3-kind', 'leopard', 10, 1000, '196.0000', '180.0000', 0],
  ['five-digits', 'back-3-kind', 'straight', 60, 1000, '32.6667', '30.0000', 0],
  ['five-digits', 'back-3-kind', 'pair', 270, 1000, '7.2593', '6.6667', 0],
  ['five-digits', 'back-3-kind', 'half', 360, 1000, '5.4444', '5.0000', 0],
  ['five-digits', 'back-3-kind', 'mixed', 300, 1000, '6.5333', '6.0000', 0],
  ['five-digits', 'stud', 'five', 10, 100000, '19600.0000', '18000.0000', 0],
  ['five-digits', 'stud', 'four', 450, 100000, '435.5556', '400.0000', 0],
  ['five-digits', 'stud', 'full-house', 900, 100000, '217.7778', '200.0000', 0],
  ['five-digits', 'stud', 'straight', 1200, 100000, '163.3333', '150.0000', 0],
  ['five-digits', 'stud', 'trips', 7200, 100000, '27.2222', '25.0000', 0],
  ['five-digits', 'stud', 'two-pair', 10800, 100000, '18.1481', '16.6667', 0],
  ['five-digits', 'stud', 'pair', 50400, 100000, '3.8889', '3.5714', 0],
  ['five-digits', 'stud', 'high', 29040, 100000, '6.7493', '6.1983', 0],
  ['five-digits', 'bull', 'none', 35649, 100000, '5.4981', '5.0492', 0],
  ['five-digits', 'bull', 'bull-1', 6375, 100000, '30.7451', '28.2353', 0],
  ['five-digits', 'bull', 'bull-2', 6505, 100000, '30.1307', '27.6710', 0],
  ['five-digits', 'bull', 'bull-3', 6375, 100000, '30.7451', '28.2353', 0],
  ['five-digits', 'bull', 'bull-4', 6505, 100000, '30.1307', '27.6710', 0],
  ['five-digits', 'bull', 'bull-5', 6375, 100000, '30.7451', '28.2353', 0],
  ['five-digits', 'bull', 'bull-6', 6505, 100000, '30.1307', '27.6710', 0],
  ['five-digits', 'bull', 'bull-7', 6375, 100000, '30.7451', '28.2353', 0],
  ['five-digits', 'bull', 'bull-8', 6505, 100000, '30.1307', '27.6710', 0],
  ['five-digits', 'bull', 'bull-9', 6375, 100000, '30.7451', '28.2353', 0],
  ['five-digits', 'bull', 'bull-bull', 6456, 100000, '30.3594', '27.8810', 0],
  ['lucky-28', 'sides', 'big', 500, 1000, '3.9200', '3.6000', 0],
  ['lucky-28', 'sides', 'small', 500, 1000, '3.9200', '3.6000', 0],
  ['lucky-28', 'sides', 'odd', 500, 1000, '3.9200', '3.6000', 0],
  ['lucky-28', 'sides', 'even', 500, 1000, '3.9200', '3.6000', 0],
  ['lucky-28', 'paired-sides', 'big-odd', 231, 1000, '8.4848', '7.7922', 0],
  ['lucky-28', 'paired-sides', 'big-even', 269, 1000, '7.2862', '6.6914', 0],
  ['lucky-28', 'paired-sides', 'small-odd', 269, 1000, '7.2862', '6.6914', 0],
  ['lucky-28', 'paired-sides', 'small-even', 231, 1000, '8.4848', '7.7922', 0],
  ['lucky-28', 'extremes', 'extreme-small', 56, 1000, '35.0000', '32.1429', 0],
  ['lucky-28', 'extremes', 'extreme-big', 56, 1000, '35.0000', '32.1429', 0],
  ['lucky-28', 'kind', 'leopard', 10, 1000, '196.0000', '180.0000', 0],
  ['lucky-28', 'kind', 'straight', 48, 1000, '40.8333', '37.5000', 0],
  ['lucky-28', 'kind', 'pair', 270, 1000, '7.2593', '6.6667', 0],
  ['eleven-five', 'any-1', '01', 210, 462, '4.3120', '3.9600', 11],
  ['eleven-five', 'any-2', '01-02', 84, 462, '10.7800', '9.9000', 55],
  ['eleven-five', 'any-3', '01-02-03', 28, 462, '32.3400', '29.7000', 165],
  ['eleven-five', 'any-4', '01-02-03-04', 7, 462, '129.3600', '118.8000', 330],
  ['eleven-five', 'any-5', '01-02-03-04-05', 1, 462, '905.5200', '831.6000', 462],
  ['eleven-five', 'any-6', '01-02-03-04-05-06', 6, 462, '150.9200', '138.6000', 462],
  ['eleven-five', 'any-7', '01-02-03-04-05-06-07', 21, 462, '43.1200', '39.6000', 330],
  ['eleven-five', 'any-8', '01-02-03-04-05-06-07-08', 56, 462, '16.1700', '14.8500', 165],
  ['eleven-five', 'first-1-direct', '03', 1, 11, '21.5600', '19.8000', 11],
  ['eleven-five', 'first-2-direct', '03-01', 1, 110, '215.6000', '198.0000', 110],
  ['eleven-five', 'first-2-group', '01-03', 2, 110, '107.8000', '99.0000', 55],
  ['eleven-five', 'first-3-direct', '03-01-11', 1, 990, '1940.4000', '1782.0000', 990],
  ['eleven-five', 'first-3-group', '01-03-11', 6, 990, '323.4000', '297.0000', 165],
  ['eleven-five', 'first-3-any-1', '03', 3, 11, '7.1867', '6.6000', 11],
  ['eleven-five', 'odd-even', '0-5', 1, 462, '905.5200', '831.6000', 0],
  ['eleven-five', 'odd-even', '1-4', 30, 462, '30.1840', '27.7200', 0],
  ['eleven-five', 'odd-even', '2-3', 150, 462, '6.0368', '5.5440', 0],
  ['eleven-five', 'odd-even', '3-2', 200, 462, '4.5276', '4.1580', 0],
  ['eleven-five', 'odd-even', '4-1', 75, 462, '12.0736', '11.0880', 0],
  ['eleven-five', 'odd-even', '5-0', 6, 462, '150.9200', '138.6000', 0],
  ['eleven-five', 'middle', '03', 28, 462, '32.3400', '29.7000', 0],
  ['eleven-five', 'middle', '04', 63, 462, '14.3733', '13.2000', 0],
  ['eleven-five', 'middle', '05', 90, 462, '10.0613', '9.2400', 0],
  ['eleven-five', 'middle', '06', 100, 462, '9.0552', '8.3160', 0],
  ['eleven-five', 'middle', '07', 90, 462, '10.0613', '9.2400', 0],
  ['eleven-five', 'middle', '08', 63, 462, '14.3733', '13.2000', 0],
  ['eleven-five', 'middle', '09', 28, 462, '32.3400', '29.7000', 0],
  ['eleven-five', 'sum-size', 'big', 215, 462, '4.2117', '3.8679', 0],
  ['eleven-five', 'sum-size', 'back', 32, 462, '28.2975', '25.9875', 0],
  ['eleven-five', 'sum-size', 'small', 215, 462, '4.2117', '3.8679', 0],
  ['eleven-five', 'sum-odd', 'odd', 236, 462, '3.8369', '3.5237', 0],
  ['eleven-five', 'sum-tail', 'big', 232, 462, '3.9031', '3.5845', 0],
  ['three-dice', 'sum', '3', 1, 216, '423.3600', '388.8000', 0],
  ['three-dice', 'sum', '4', 3, 216, '141.1200', '129.6000', 0],
  ['three-dice', 'sum', '5', 6, 216, '70.5600', '64.8000', 0],
  ['three-dice', 'sum', '6', 10, 216, '42.3360', '38.8800', 0],
  ['three-dice', 'sum', '7', 15, 216, '28.2240', '25.9200', 0],
  ['three-dice', 'sum', '8', 21, 216, '20.1600', '18.5143', 0],
  ['three-dice', 'sum', '9', 25, 216, '16.9344', '15.5520', 0],
  ['three-dice', 'sum', '10', 27, 216, '15.6800', '14.4000', 0],
  ['three-dice', 'sum', '11', 27, 216, '15.6800', '14.4000', 0],
  ['three-dice', 'sum', '12', 25, 216, '16.9344', '15.5520', 0],
  ['three-dice', 'sum', '13', 21, 216, '20.1600', '18.5143', 0],
  ['three-dice', 'sum', '14', 15, 216, '28.2240', '25.9200', 0],
  ['three-dice', 'sum', '15', 10, 216, '42.3360', '38.8800', 0],
  ['three-dice', 'sum', '16', 6, 216, '70.5600', '64.8000', 0],
  ['three-dice', 'sum', '17', 3, 216, '141.1200', '129.6000', 0],
  ['three-dice', 'sum', '18', 1, 216, '423.3600', '388.8000', 0],
  ['three-dice', 'triple-any', 'any', 6, 216, '70.5600', '64.8000', 1],
  ['three-dice', 'triple', '111', 1, 216, '423.3600', '388.8000', 6],
  ['three-dice', 'pair', '11', 16, 216, '26.4600', '24.3000', 6],
  ['three-dice', 'pair-exact', '11', 15, 216, '28.2240', '25.9200', 0],
  ['three-dice', 'dice-pair-and-one', '112', 3, 216, '141.1200', '129.6000', 30],
  ['three-dice', 'dice-three-different', '123', 6, 216, '70.5600', '64.8000', 20],
  ['three-dice', 'dice-any-2', '12', 30, 216, '14.1120', '12.9600', 15],
  ['three-dice', 'row-any', 'any', 24, 216, '17.6400', '16.2000', 1],
  ['three-dice', 'dice-any-1', '1', 91, 216, '4.6523', '4.2725', 6],
  ['three-dice', 'table-sides', 'big', 105, 216, '4.0320', '3.7029', 0],
  ['three-dice', 'sides', 'big', 108, 216, '3.9200', '3.6000', 0],
  ['three-dice', 'table-sides', 'odd', 105, 216, '4.0320', '3.7029', 0],
  ['ten-race', 'first-1-direct', '03', 1, 10, '19.6000', '18.0000', 10],
  ['ten-race', 'first-2-direct', '03-01', 1, 90, '176.4000', '162.0000', 90],
  ['ten-race', 'first-3-direct', '03-01-10', 1, 720, '1411.2000', '1296.0000', 720],
  ['ten-race', 'first-4-direct', '03-01-10-07', 1, 5040, '9878.4000', '9072.0000', 5040],
  ['ten-race', 'first-5-direct', '03-01-10-07-05', 1, 30240, '59270.4000', '54432.0000', 30240],
  ['ten-race', 'fixed', '7:03', 1, 10, '19.6000', '18.0000', 100],
  ['ten-race', 'place-sides', '2:big', 1, 2, '3.9200', '3.6000', 0],
  ['ten-race', 'dragon-tiger', '2:tiger', 1, 2, '3.9200', '3.6000', 0],
  ['ten-race', 'first-2-sum', '3', 2, 90, '88.2000', '81.0000', 0],
  ['ten-race', 'first-2-sum', '4', 2, 90, '88.2000', '81.0000', 0],
  ['ten-race', 'first-2-sum', '5', 4, 90, '44.1000', '40.5000', 0],
  ['ten-race', 'first-2-sum', '6', 4, 90, '44.1000', '40.5000', 0],
  ['ten-race', 'first-2-sum', '7', 6, 90, '29.4000', '27.0000', 0],
  ['ten-race', 'first-2-sum', '8', 6, 90, '29.4000', '27.0000', 0],
  ['ten-race', 'first-2-sum', '9', 8, 90, '22.0500', '20.2500', 0],
  ['ten-race', 'first-2-sum', '10', 8, 90, '22.0500', '20.2500', 0],
  ['ten-race', 'first-2-sum', '11', 10, 90, '17.6400', '16.2000', 0],
  ['ten-race', 'first-2-sum', '12', 8, 90, '22.0500', '20.2500', 0],
  ['ten-race', 'first-2-sum', '13', 8, 90, '22.0500', '20.2500', 0],
  ['ten-race', 'first-2-sum', '14', 6, 90, '29.4000', '27.0000', 0],
  ['ten-race', 'first-2-sum', '15', 6, 90, '29.4000', '27.0000', 0],
  ['ten-race', 'first-2-sum', '16', 4, 90, '44.1000', '40.5000', 0],
  ['ten-race', 'first-2-sum', '17', 4, 90, '44.1000', '40.5000', 0],
  ['ten-race', 'first-2-sum', '18', 2, 90, '88.2000', '81.0000', 0],
  ['ten-race', 'first-2-sum', '19', 2, 90, '88.2000', '81.0000', 0],
  ['ten-race', 'first-2-sides', 'big', 40, 90, '4.4100', '4.0500', 0],
  ['ten-race', 'first-2-sides', 'small', 50, 90, '3.5280', '3.2400', 0],
  ['ten-race', 'first-2-sides', 'odd', 50, 90, '3.5280', '3.2400', 0],
  ['ten-race', 'first-2-sides', 'even', 40, 90, '4.4100', '4.0500', 0],
  ['ten-race', 'first-2-group', '01-03', 2, 90, '88.2000', '81.0000', 45],
  ['six-of-49', 'special', '07', 1, 49, '96.0400', '88.2000', 0],
  ['six-of-49', 'normal', '07', 6, 49, '16.0067', '14.7000', 0],
  ['six-of-49', 'special-sides', 'big', 24, 49, '4.0017', '3.6750', 0],
  ['six-of-49', 'special-sides', 'back', 1, 49, '96.0400', '88.2000', 0],
  ['six-of-49', 'colour', 'red', 17, 49, '5.6494', '5.1882', 0],
  ['six-of-49', 'colour', 'blue', 16, 49, '6.0025', '5.5125', 0],
  ['six-of-49', 'colour', 'green', 16, 49, '6.0025', '5.5125', 0],
  ['six-of-49', 'all-2', '01-02', 178365, 13983816, '153.6640', '141.1200', 0],
  ['six-of-49', 'all-3', '01-02-03', 15180, 13983816, '1805.5520', '1658.1600', 0],
  ['six-of-49', 'two-of-3', 'two', 489555, 13983816, '55.9861', '51.4158', 0],
  ['six-of-49', 'two-of-3', 'three', 15180, 13983816, '1805.5520', '1658.1600', 0],
  ['six-of-49', 'all-4', '01-02-03-04', 990, 13983816, '27685.1307', '25425.1200', 0],
  ['six-of-49', 'with-special', '01-02', 3067878, 601304088, '384.1600', '352.8000', 0],
  ['six-of-49', 'two-or-special', 'both', 178365, 13983816, '153.6640', '141.1200', 0],
  ['six-of-49', 'none-5', '01-02-03-04-05', 38320568, 85900584, '4.3936', '4.0349', 0],
  ['six-of-49', 'none-6', '01-02-03-04-05-06', 32224114, 85900584, '5.2248', '4.7983', 0],
  ['six-of-49', 'none-7', '01-02-03-04-05-06-07', 26978328, 85900584, '6.2408', '5.7313', 0],
  ['six-of-49', 'none-8', '01-02-03-04-05-06-07-08', 22481940, 85900584, '7.4889', '6.8776', 0],
  ['six-of-49', 'none-9', '01-02-03-04-05-06-07-08-09', 18643560, 85900584, '9.0307', '8.2935', 0],
  [
    'six-of-49',
    'none-10',
    '01-02-03-04-05-06-07-08-09-10',
    15380937,
    85900584,
    '10.9464',
    '10.0528',
    0,
  ],
  [
    'six-of-49',
    'none-11',
    '01-02-03-04-05-06-07-08-09-10-11',
    12620256,
    85900584,
    '13.3409',
    '12.2518',
    0,
  ],
  [
    'six-of-49',
    'none-12',
    '01-02-03-04-05-06-07-08-09-10-11-12',
    10295472,
    85900584,
    '16.3533',
    '15.0184',
    0,
  ],
  ['six-of-49', 'special-sign', 'sign-2', 4, 49, '24.0100', '22.0500', 0],
  ['six-of-49', 'special-sign', 'sign-1', 5, 49, '19.2080', '17.6400', 0],
  ['six-of-49', 'sign', 'sign-2', 40520964, 85900584, '4.1550', '3.8158', 0],
  ['six-of-49', 'sign', 'sign-1', 47580016, 85900584, '3.5386', '3.2497', 0],
  ['six-of-49', 'tail', '7', 47580016, 85900584, '3.5386', '3.2497', 0],
  ['six-of-49', 'tail', '0', 40520964, 85900584, '4.1550', '3.8158', 0],
  ['six-of-49', 'sum', 'big', 43428958, 85900584, '3.8768', '3.5603', 0],
  ['six-of-49', 'sum', 'odd', 42949280, 85900584, '3.9201', '3.6001', 0],
];

/** Where several prizes share what comes back, or stakes come back, the tables print another prize. */
const SHARED = new Set(['sum-size', 'special-sides', 'two-of-3', 'two-or-special']);

function playOf(family: string, code: string) {
  const lottery = [...LOTTERIES.values()].find((one) => one.family === family);
  const play = lottery && findPlay(lottery, code);
  if (!play) throw new Error(`${family} has ${code}`);
  return play;
}

test.each(ROWS)('LOTT-04 %s %s on %s: %d of %d', (family, code, asked, ways, all, ...rest) => {
  const [at1960, at1800, lines] = rest;
  const play = playOf(family, code);
  const isPrize = asked === BACK || ['two-of-3', 'two-or-special'].includes(code);
  const line = isPrize ? (play.entry.kind === 'options' ? 'big' : '01-02-03') : asked;
  const chances = play.chances(line);
  const chance = chances.find(({ prize }) => prize === (isPrize ? asked : 'win'));
  expect(chance?.expected).toEqual(fraction(ways, all));
  if (!SHARED.has(code)) {
    expect([...prizesOf(play, line, groupTariff(1_960)).keys()]).toEqual(['win']);
    expect(shown(prizesOf(play, line, groupTariff(1_960)).get('win'))).toBe(at1960);
    expect(shown(prizesOf(play, line, groupTariff(1_800)).get('win'))).toBe(at1800);
  }
  if (lines > 0) expect(countLines(play.entry, everythingOf(play.entry))).toBe(lines);
});

/** Two units, to the nearest of four digits, as the tables are printed. */
function shown(prize = fraction(0)): string {
  const nearest = decimalText(plus(times(prize, fraction(2)), fraction(1, 20_000)));
  const [whole, digits = ''] = nearest.split('.');
  return `${whole}.${digits.padEnd(4, '0')}`;
}

function everythingOf(entry: Entry) {
  switch (entry.kind) {
    case 'options':
      return [entry.options];
    case 'pool':
      return [entry.tokens];
    case 'repeats':
      return entry.groups.map(() => entry.tokens);
    case 'places':
    case 'fixed':
      return Array.from({ length: entry.places }, () => entry.tokens);
    case 'numbers':
      throw new Error('tables print no number of lines');
  }
}

/** The first numbers of every group: enough for a line or more. */
const least = (entry: Entry) => everythingOf(entry).map((tokens) => tokens.slice(0, 12));

test('LOTT-04 every line of every play in a prize group returns exactly the group', () => {
  const seen = new Set<string>();
  for (const { family, plays, tariffs } of LOTTERIES.values()) {
    if (tariffs.LOTT?.kind !== 'group' || seen.has(family)) continue;
    seen.add(family);
    for (const play of plays) {
      for (const line of linesOf(play.entry, least(play.entry)).take(30)) {
        for (const group of [1_700, 1_960]) {
          const back = returnOf(play, line, groupTariff(group));
          expect(back, `${family} ${play.code}`).toEqual(fraction(group, 2_000));
        }
      }
    }
  }
  expect(seen.size).toBe(8);
});
