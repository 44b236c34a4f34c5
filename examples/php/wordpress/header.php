<!doctype html>
<html <?php language_attributes(); ?>>
<head>
<meta charset="<?php bloginfo('charset'); ?>">
<meta name="viewport" content="width=device-width, initial-scale=1">
<?php wp_head(); ?>
<?= portico_chrome()['head'] ?>

</head>
<body <?php body_class(); ?>>
<?php wp_body_open(); ?>
<?= portico_chrome()['header'] ?>

<main>
